import type { Chance } from './chance.js';
import type { Step } from './timeline.js';

export interface DemoEvent {
  readonly status_position: number;
  readonly event_type: 'EXCP' | 'INFO';
  readonly standard_event_code: string;
  readonly title: string;
  readonly created_at: Date;
  readonly action_required: boolean;
  readonly resolved_at: Date | null;
}

const exceptions = [
  ['CLOSED', 'Receiver was closed'],
  ['DAMAGED', 'Goods arrived damaged'],
  ['SHORT', 'One piece is missing'],
  ['ADDRESS', 'Address could not be found'],
  ['DELAYED', 'Delayed by a road closure'],
] as const;

const notes = [
  ['CALLAHEAD', 'Receiver asks for a call before delivery'],
  ['ACCESS', 'Steep driveway, small truck needed'],
  ['PAPERS', 'Dangerous goods papers are missing'],
] as const;

const HOUR = 3_600_000;

/** What happened on the way: few consignments have any; on a delivered one it is mostly resolved. */
export function eventsOf(steps: readonly Step[], chance: Chance): DemoEvent[] {
  const index = steps.findIndex(({ status }) => status === 'TRANSIT' || status === 'DELIVERING');
  const step = steps[index];
  const events: DemoEvent[] = [];
  if (step !== undefined && chance.percent(7)) {
    const [code, title] = chance.pick(exceptions);
    events.push(eventOf('EXCP', code, title, step, index, steps, chance));
  }
  const picked = steps[steps.findIndex(({ status }) => status === 'STAGED')];
  if (picked !== undefined && chance.percent(6)) {
    const [code, title] = chance.pick(notes);
    events.push(eventOf('INFO', code, title, picked, steps.indexOf(picked), steps, chance));
  }
  return events;
}

function eventOf(
  type: 'EXCP' | 'INFO',
  code: string,
  title: string,
  step: Step,
  index: number,
  steps: readonly Step[],
  chance: Chance,
): DemoEvent {
  const isDone = steps.at(-1)?.status === 'DELIVERED';
  const isResolved = chance.percent(isDone ? 85 : 25);
  return {
    status_position: index + 1,
    event_type: type,
    standard_event_code: code,
    title,
    created_at: step.at,
    action_required: type === 'EXCP' || chance.percent(60),
    resolved_at: isResolved ? new Date(step.at.getTime() + chance.between(1, 20) * HOUR) : null,
  };
}
