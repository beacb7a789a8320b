/** Let the browser handle input and paint between two pieces of work. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
