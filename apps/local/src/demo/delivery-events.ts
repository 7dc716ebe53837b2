import type { StatusCode } from '@consign/domain/status';

import type { Random } from './random.js';
import { type Step, pickResolutionDelay } from './timeline.js';

export interface DemoEvent {
  readonly status_position: number;
  readonly event_type: 'EXCP' | 'INFO';
  readonly standard_event_code: string;
  readonly title: string;
  readonly created_at: string;
  readonly action_required: boolean;
  readonly resolved_at: string | null;
}

type EventKind = readonly [code: string, title: string];

const exceptions: readonly EventKind[] = [
  ['CLOSED', 'Receiver was closed'],
  ['DAMAGED', 'Goods arrived damaged'],
  ['SHORT', 'One piece is missing'],
  ['ADDRESS', 'Address could not be found'],
  ['DELAYED', 'Delayed by a road closure'],
];

const notes: readonly EventKind[] = [
  ['CALLAHEAD', 'Receiver asks for a call before delivery'],
  ['ACCESS', 'Steep driveway, small truck needed'],
  ['GATECODE', 'Gate code needed'],
];

/** Exceptions and notes so far. Few consignments have any; on delivered ones most are resolved. */
export function buildEvents(steps: readonly Step[], now: number, random: Random): DemoEvent[] {
  const events: DemoEvent[] = [];
  const add = (
    probability: number,
    type: DemoEvent['event_type'],
    at: StatusCode,
    choices: readonly EventKind[],
  ) => {
    const position = steps.findIndex(({ status }) => status === at) + 1;
    const step = steps[position - 1];
    if (step === undefined || !random.percent(probability)) return;
    const [code, title] = random.pick(choices);
    const isDelivered = steps.at(-1)?.status === 'DELIVERED';
    const resolvedAt = step.at + pickResolutionDelay(random);
    const isResolved = random.percent(isDelivered ? 85 : 25) && resolvedAt <= now;
    events.push({
      status_position: position,
      event_type: type,
      standard_event_code: code,
      title,
      created_at: new Date(step.at).toISOString(),
      action_required: type === 'EXCP' || random.percent(60),
      resolved_at: isResolved ? new Date(resolvedAt).toISOString() : null,
    });
  };
  add(6, 'INFO', 'STAGED', notes);
  add(5, 'EXCP', 'TRANSIT', exceptions);
  add(4, 'EXCP', 'DELIVERING', exceptions);
  return events;
}
