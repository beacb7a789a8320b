// Runs in a page that is measured, before anything of its own: when a touch was answered, how long frames took while
// something moved, and how far things shifted without being touched.
{
  const LIFTED = "[data-card].picked, [data-lies='up'] .up";
  const watched = { frames: [], shifts: [] };
  let last = null;
  let answer = null;
  let began = null;
  let count = 0;

  watched.isMoving = () =>
    document.getAnimations().some((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity);

  function frame(time) {
    if (last !== null && watched.isMoving()) watched.frames.push(time - last);
    last = time;
    if (began !== null && document.querySelectorAll(LIFTED).length > count) tell(began);
    requestAnimationFrame(frame);
  }

  /** A message comes after the frame was painted. */
  function tell(since) {
    began = null;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => answer(performance.now() - since);
    channel.port2.postMessage(null);
  }

  addEventListener("pointerdown", (event) => (began = event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) watched.shifts.push(shift.value);
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(frame);

  let answered = null;
  watched.expect = () => {
    count = document.querySelectorAll(LIFTED).length;
    began = null;
    answered = new Promise((resolve) => (answer = resolve));
  };
  watched.answered = () => answered;
  watched.shift = () => watched.shifts.reduce((sum, one) => sum + one, 0);
  globalThis.watched = watched;
}
