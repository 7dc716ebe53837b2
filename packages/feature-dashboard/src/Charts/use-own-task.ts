import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Ends once the charts so far are drawn. */
let drawn = Promise.resolve();

/** Whether a chart may be drawn: true in a task of its own, since six in one hold the page for 200 ms (DASH-46). */
export function useOwnTask(): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const draw = (done: () => void): void => {
      try {
        flushSync(() => setIsDue(true));
      } finally {
        done();
      }
    };
    drawn = drawn.then(
      () =>
        new Promise((done) => {
          setTimeout(draw, 0, done);
        }),
    );
  }, []);
  return isDue;
}
