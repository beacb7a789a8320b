/** Whoever was sent away by mistake is let back within moments: the page looks again for a while. */
const PAUSE = 2500;
const TIMES = 12;

/** Look again until it is not needed any more. Call what is returned to stop. */
export function lookAgain(isNeeded: () => boolean, look: () => void): () => void {
  let left = TIMES;
  const timer = setInterval(() => {
    if (!isNeeded() || left-- === 0) clearInterval(timer);
    else look();
  }, PAUSE);
  return () => clearInterval(timer);
}
