import type { Claim, ClaimedJob } from './job-store.js';

/** Lets customers take turns at the runners that share it: each customer has one job running at a time. */
export interface CustomerTurns {
  /** Runs one claim at a time, so that two runners never take jobs of the same customer. */
  claim(
    find: (turns: Pick<Claim, 'served' | 'busy'>) => Promise<ClaimedJob | undefined>,
  ): Promise<ClaimedJob | undefined>;
  /** Call it once for each claimed job, however it ended. */
  release(job: ClaimedJob): void;
}

/** The number of recently served customers that are remembered. */
const MAX_SERVED = 100;

export function createCustomerTurns(): CustomerTurns {
  const busy = new Set<string>();
  let served: readonly string[] = [];
  let previous: Promise<unknown> = Promise.resolve();
  return {
    claim: (find) => {
      const claiming = previous.then(async () => {
        const job = await find({ served, busy: [...busy] });
        if (job === undefined) return undefined;
        const { organisationId } = job;
        busy.add(organisationId);
        served = [...served.filter((each) => each !== organisationId), organisationId].slice(-MAX_SERVED);
        return job;
      });
      previous = claiming.catch(() => undefined);
      return claiming;
    },
    release: ({ organisationId }) => void busy.delete(organisationId),
  };
}
