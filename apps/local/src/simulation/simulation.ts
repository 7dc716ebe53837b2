/** A consignment that the provider has, or is about to fetch. */
export interface Moving {
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
  listMoving(): Promise<readonly Moving[]>;
  report(events: readonly SimulatedEvent[]): Promise<void>;
}

export interface Simulation {
  /** Moves what has waited long enough; answers how many events were reported. */
  step(): Promise<number>;
}

const next: Readonly<Record<string, string>> = {
  STAGED: 'Collected',
  PICKUP: 'InTransit',
  TRANSIT: 'OutForDelivery',
  DELIVERING: 'Delivered',
};
/** How long a consignment stays in a status. */
const WAITS_MS = 60_000;
/** How often one of those is taken up that were on their way before the start. */
const TAKEN_UP = 0.25;
const DELAYED = 0.08;

/**
 * Drivers of the demonstration: what was staged since the start arrives within minutes, and now and then one of the
 * others goes on too. The same time and the same chance give the same events.
 */
export function createSimulation(deps: {
  readonly providers: readonly SimulatedProvider[];
  readonly clock: { now(): Date };
  /** From 0 to 1, less than 1. */
  readonly chance: () => number;
}): Simulation {
  const { providers, clock, chance } = deps;
  const startedAt = clock.now();

  function due(moving: readonly Moving[], now: Date): Moving[] {
    const fresh = moving.filter(({ statusAt }) => statusAt >= startedAt);
    const others = moving.filter(({ statusAt }) => statusAt < startedAt);
    const taken = chance() < TAKEN_UP ? others[Math.floor(chance() * others.length)] : undefined;
    const waited = fresh.filter(({ statusAt }) => now.getTime() - statusAt.getTime() >= WAITS_MS);
    return taken === undefined ? waited : [...waited, taken];
  }

  function eventsOf({ reference, statusCode }: Moving, now: Date): SimulatedEvent[] {
    const type = next[statusCode];
    if (type === undefined) return [];
    const occurredAtDateTimeUtc = now.toISOString();
    const event = { eventId: `drive-${type}`, reference, type, occurredAtDateTimeUtc };
    if (type !== 'InTransit' || chance() >= DELAYED) return [event];
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
        const events = due(await provider.listMoving(), now).flatMap((one) => eventsOf(one, now));
        // One call takes 200; the rest has its turn at the next step.
        if (events.length > 0) await provider.report(events.slice(0, 200));
        count += Math.min(events.length, 200);
      }
      return count;
    },
  };
}
