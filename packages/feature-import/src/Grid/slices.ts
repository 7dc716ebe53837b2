/** Work that can pause wherever it yields. */
export type Slices<T> = Generator<undefined, T>;

/** Half a frame. */
const sliceMs = 8;

/**
 * Runs work for a part of a frame at a time, so that the page answers in between (IMPT-42). Work that fits into one
 * slice ends before this returns. Returns a function that stops the work.
 */
export function runInSlices<T>(work: Slices<T>, onEnd: (result: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    const end = performance.now() + sliceMs;
    do {
      const step = work.next();
      if (step.done === true) {
        onEnd(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(run);
  };
  run();
  return () => clearTimeout(timer);
}

/** Runs all of the work without a pause. */
export function runAtOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
