/** A consignment that the provider has, or is about to fetch. */
export interface MovingConsignment {
  readonly reference: string;
  readonly statusCode: string;
  readonly statusAt: Date;
}

/** An event as the API's operation for the provider's systems takes it (PROV-02). */
export interface SimulatedEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly type: string;
  readonly occurredAtDateTimeUtc: string;
  readonly title?: string;
  readonly standardEventCode?: string;
}

/** One freight provider, as its drivers see it. */
export interface SimulatedProvider {
  /** Those on their way, the last moved first. */
  listMoving(): Promise<readonly MovingConsignment[]>;
  report(events: readonly SimulatedEvent[]): Promise<void>;
}

export interface Simulation {
  /** Moves what has waited long enough; answers how many events were reported. */
  step(): Promise<number>;
}

const nextEvents: Readonly<Record<string, string>> = {
  STAGED: 'Collected',
  PICKUP: 'InTransit',
  TRANSIT: 'OutForDelivery',
  DELIVERING: 'Delivered',
};
/** How long a consignment stays in a status. */
const STATUS_DURATION_MS = 60_000;
/** How often one of those is taken up that were on their way before the start. */
const EARLIER_MOVES_CHANCE = 0.25;
const DELAY_CHANCE = 0.08;

/**
 * Drivers of the demonstration: what was staged since the start arrives within minutes, and now and then one of the
 * others goes on too. The same time and the same random give the same events.
 */
export function createSimulation(deps: {
  readonly providers: readonly SimulatedProvider[];
  readonly clock: { now(): Date };
  /** From 0 to 1, less than 1. */
  readonly random: () => number;
}): Simulation {
  const { providers, clock, random } = deps;
  const startedAt = clock.now();

  function findDue(moving: readonly MovingConsignment[], now: Date): MovingConsignment[] {
    const fresh = moving.filter(({ statusAt }) => statusAt >= startedAt);
    const others = moving.filter(({ statusAt }) => statusAt < startedAt);
    const taken = random() < EARLIER_MOVES_CHANCE ? others[Math.floor(random() * others.length)] : undefined;
    const waited = fresh.filter(({ statusAt }) => now.getTime() - statusAt.getTime() >= STATUS_DURATION_MS);
    return taken === undefined ? waited : [...waited, taken];
  }

  function buildEvents({ reference, statusCode }: MovingConsignment, now: Date): SimulatedEvent[] {
    const type = nextEvents[statusCode];
    if (type === undefined) return [];
    const occurredAtDateTimeUtc = now.toISOString();
    const event = { eventId: `drive-${type}`, reference, type, occurredAtDateTimeUtc };
    if (type !== 'InTransit' || random() >= DELAY_CHANCE) return [event];
    return [
      event,
      {
        ...event,
        eventId: 'drive-delay',
        type: 'Exception',
        title: 'Delayed by a road closure',
        standardEventCode: 'DELAYED',
      },
    ];
  }

  return {
    step: async () => {
      const now = clock.now();
      let count = 0;
      for (const provider of providers) {
        const events = findDue(await provider.listMoving(), now).flatMap((one) => buildEvents(one, now));
        // One call takes 200; the rest has its turn at the next step.
        if (events.length > 0) await provider.report(events.slice(0, 200));
        count += Math.min(events.length, 200);
      }
      return count;
    },
  };
}
