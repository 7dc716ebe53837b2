/** Runs something after so many milliseconds; answers with what calls it off. A test hands in one that it advances. */
export type Later = (run: () => void, ms: number) => () => void;

export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
