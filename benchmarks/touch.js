// Runs in a page that is measured, before anything of its own: when a touch was answered, how long frames took while
// something moved, and how far things shifted without being touched.
{
  const LIFTED = "[data-card].picked, [data-lies='up'] .up";
  const PRESSED = "[data-card]:active, [data-lies]:active";
  const watched = { frames: [], shifts: [] };
  const isPressed = () => document.querySelector(PRESSED) !== null;
  const isLifted = () => document.querySelectorAll(LIFTED).length > count;
  let last = null;
  let count = 0;
  let waiting = [];

  watched.isMoving = () =>
    document.getAnimations().some((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity);

  function frame(time) {
    if (last !== null && watched.isMoving()) watched.frames.push(time - last);
    last = time;
    waiting = waiting.filter(({ since, is_there, tell }) => !is_there() || void painted(since, tell));
    requestAnimationFrame(frame);
  }

  /** A message comes after the frame was painted. */
  function painted(since, tell) {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => tell(performance.now() - since);
    channel.port2.postMessage(null);
  }

  /** How long it takes from the next such event until something is seen. */
  function after(event, is_there) {
    return new Promise((tell) =>
      addEventListener(event, ({ timeStamp }) => waiting.push({ since: timeStamp, is_there, tell }), { capture: true, once: true }),
    );
  }

  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) watched.shifts.push(shift.value);
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(frame);

  watched.expect = () => {
    count = document.querySelectorAll(LIFTED).length;
    [watched.pressed, watched.lifted] = [after("pointerdown", isPressed), after("pointerup", isLifted)];
  };
  watched.shift = () => watched.shifts.reduce((sum, one) => sum + one, 0);
  globalThis.watched = watched;
}
