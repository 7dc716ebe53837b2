import { signatories } from '../demo/proofs.js';
import { drawFreight, drawSignature } from './sample-pictures.js';

/** A consignment that is staged or in transit. */
export interface MovingConsignment {
  readonly reference: string;
  readonly statusCode: string;
  readonly statusAt: Date;
  readonly pieces: number;
}

/** An event in the format of the provider API (PROV-02). */
export interface SimulatedEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly type: string;
  readonly occurredAtDateTimeUtc: string;
  readonly title?: string;
  readonly standardEventCode?: string;
  readonly proof?: { readonly signatory: string; readonly piecesDelivered: number };
  readonly answerId?: string;
  readonly resolvesEventId?: string;
}

/** A customer's answer to an exception that no decision was made about. */
export interface SimulatedAnswer {
  readonly id: string;
  readonly reference: string;
  /** The provider's id of the exception; null for one of the demonstration's data. */
  readonly eventId: string | null;
}

/** A file of a delivery (PODX-08). */
export interface SimulatedFile {
  readonly eventId: string;
  readonly kind: 'Photograph' | 'Signature';
  readonly name: string;
  readonly content: Uint8Array;
}

/** A freight provider, as its drivers use it. */
export interface SimulatedProvider {
  /** Staged and in-transit consignments, most recently moved first. */
  listMoving(): Promise<readonly MovingConsignment[]>;
  /** Answers given since the last call. */
  listAnswers(): Promise<readonly SimulatedAnswer[]>;
  report(events: readonly SimulatedEvent[]): Promise<void>;
  sendFile(reference: string, file: SimulatedFile): Promise<void>;
}

export interface Simulation {
  /** Moves consignments that are due; returns the number of events reported. */
  step(): Promise<number>;
}

const nextEvents: Readonly<Record<string, string>> = {
  STAGED: 'Collected',
  PICKUP: 'InTransit',
  TRANSIT: 'OutForDelivery',
  DELIVERING: 'Delivered',
};
/** Minimum time in each status. */
const STATUS_DURATION_MS = 60_000;
/** Chance per step that a consignment staged before the start moves. */
const EARLIER_MOVES_CHANCE = 0.25;
const DELAY_CHANCE = 0.08;
const SHORT_CHANCE = 0.05;
const SIGNATURE_CHANCE = 0.9;
const PHOTOGRAPH_CHANCE = 0.4;
const DECLINE_CHANCE = 0.2;
/** Events that the API accepts in a call. */
const MAX_EVENTS = 200;

/**
 * Simulates drivers: consignments staged since the start are delivered within minutes, and earlier ones move
 * occasionally. Deterministic for a given clock and random source.
 */
export function createSimulation(deps: {
  readonly providers: readonly SimulatedProvider[];
  readonly clock: { now(): Date };
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}): Simulation {
  const { providers, clock, random } = deps;
  const startedAt = clock.now();

  function findDue(moving: readonly MovingConsignment[], now: Date): MovingConsignment[] {
    const recent = moving.filter(({ statusAt }) => statusAt >= startedAt);
    const earlier = moving.filter(({ statusAt }) => statusAt < startedAt);
    const picked =
      random() < EARLIER_MOVES_CHANCE ? earlier[Math.floor(random() * earlier.length)] : undefined;
    const dueNow = recent.filter(({ statusAt }) => now.getTime() - statusAt.getTime() >= STATUS_DURATION_MS);
    return picked === undefined ? dueNow : [...dueNow, picked];
  }

  function buildEvents({ reference, statusCode, pieces }: MovingConsignment, now: Date): SimulatedEvent[] {
    const type = nextEvents[statusCode];
    if (type === undefined) return [];
    const occurredAtDateTimeUtc = now.toISOString();
    const event = { eventId: `drive-${type}`, reference, type, occurredAtDateTimeUtc };
    if (type === 'Delivered') {
      const signatory = signatories[Math.floor(random() * signatories.length)] ?? signatories[0];
      const missing = pieces > 1 && random() < SHORT_CHANCE ? 1 : 0;
      return [{ ...event, proof: { signatory, piecesDelivered: pieces - missing } }];
    }
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

  function takeFiles({ eventId }: SimulatedEvent): SimulatedFile[] {
    const signature = { eventId, kind: 'Signature', name: 'Signature.png' } as const;
    const photograph = { eventId, kind: 'Photograph', name: 'At the door.png' } as const;
    return [
      ...(random() < SIGNATURE_CHANCE ? [{ ...signature, content: drawSignature(random) }] : []),
      ...(random() < PHOTOGRAPH_CHANCE ? [{ ...photograph, content: drawFreight(random) }] : []),
    ];
  }

  function decide({ id, reference, eventId }: SimulatedAnswer, now: Date): SimulatedEvent[] {
    const event = { reference, occurredAtDateTimeUtc: now.toISOString() };
    const decision = { ...event, eventId: `answer-${id}`, answerId: id };
    if (random() < DECLINE_CHANCE) {
      return [{ ...decision, type: 'AnswerDeclined', title: 'No driver is free for this' }];
    }
    const accepted = { ...decision, type: 'AnswerAccepted' };
    if (eventId === null) return [accepted];
    return [accepted, { ...event, eventId: `done-${id}`, type: 'Resolved', resolvesEventId: eventId }];
  }

  return {
    step: async () => {
      const now = clock.now();
      let count = 0;
      for (const provider of providers) {
        const events = [
          ...(await provider.listAnswers()).flatMap((answer) => decide(answer, now)),
          ...findDue(await provider.listMoving(), now).flatMap((one) => buildEvents(one, now)),
        ];
        // The rest follow at the next step.
        const sent = events.slice(0, MAX_EVENTS);
        if (sent.length > 0) await provider.report(sent);
        for (const event of sent.filter(({ type }) => type === 'Delivered'))
          for (const file of takeFiles(event)) await provider.sendFile(event.reference, file);
        count += sent.length;
      }
      return count;
    },
  };
}

const STEP_INTERVAL_MS = 15_000;

/** Runs the simulation every 15 s until stopped; steps never overlap. */
export function runPeriodically(
  simulation: Simulation,
  onFault: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = simulation.step().catch(onFault).finally(schedule);
    }, STEP_INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
