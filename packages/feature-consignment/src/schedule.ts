/** Runs a function after a delay in milliseconds and returns how to cancel it. Tests pass one that they advance. */
export type Schedule = (run: () => void, ms: number) => () => void;

export const schedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
