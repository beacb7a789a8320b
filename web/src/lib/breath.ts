/** A moment in which the page can answer a finger, between two pieces of work. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
