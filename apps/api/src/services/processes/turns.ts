/** Refused because the customer already has as many requests waiting as it may. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  /** The API's answer: try again later. */
  readonly statusCode = 503;
}

/** Runs tasks in turns: a customer with a hundred tasks delays another customer's first by at most one. */
export interface Turns {
  /**
   * Runs the task when it is the customer's turn, and never beside another of the same customer.
   *
   * @throws TooManyWaiting if the customer has `maxWaiting` tasks already.
   */
  take<T>(customer: string, task: () => Promise<T>): Promise<T>;
}

type Task = () => Promise<void>;

/** @param atOnce tasks of different customers that run at the same time. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Turns {
  // In the order of their next turns: a customer that has had one goes to the end.
  const waiting = new Map<string, Task[]>();
  const running = new Set<string>();

  function runNext(): void {
    if (running.size >= atOnce) return;
    for (const [customer, [next, ...rest]] of waiting) {
      if (running.has(customer) || next === undefined) continue;
      waiting.delete(customer);
      if (rest.length > 0) waiting.set(customer, rest);
      running.add(customer);
      void next().finally(() => {
        running.delete(customer);
        runNext();
      });
      runNext();
      return;
    }
  }

  return {
    take: (customer, task) =>
      new Promise((resolve, reject) => {
        const tasks = waiting.get(customer) ?? [];
        if (tasks.length >= maxWaiting) {
          reject(new TooManyWaiting(`${maxWaiting} requests of this customer are waiting already`));
          return;
        }
        waiting.set(customer, [...tasks, () => task().then(resolve, reject)]);
        runNext();
      }),
  };
}
