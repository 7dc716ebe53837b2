/** The customer already has as many requests queued as it may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** The API's answer: try again later. */
  readonly statusCode = 503;
}

/** Runs tasks round-robin by customer: one with a hundred tasks delays another customer's first by at most one. */
export interface FairQueue {
  /**
   * Queues the task. Tasks of one customer run one after the other.
   *
   * @throws QueueFull if the customer has `maxQueued` tasks already.
   */
  run<T>(customer: string, task: () => Promise<T>): Promise<T>;
}

type Task = () => Promise<void>;

/** @param concurrency how many customers' tasks run at the same time. */
export function createFairQueue({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): FairQueue {
  // In round-robin order: a customer that has just been served goes to the end.
  const queued = new Map<string, Task[]>();
  const running = new Set<string>();

  function runNext(): void {
    if (running.size >= concurrency) return;
    for (const [customer, [next, ...rest]] of queued) {
      if (running.has(customer) || next === undefined) continue;
      queued.delete(customer);
      if (rest.length > 0) queued.set(customer, rest);
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
    run: (customer, task) =>
      new Promise((resolve, reject) => {
        const tasks = queued.get(customer) ?? [];
        if (tasks.length >= maxQueued) {
          reject(new QueueFull(`${maxQueued} requests of this customer are queued already`));
          return;
        }
        queued.set(customer, [...tasks, () => task().then(resolve, reject)]);
        runNext();
      }),
  };
}
