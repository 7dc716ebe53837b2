import type { InstructionCode } from '@consign/domain/extras';
import type { StatusCode } from '@consign/domain/status';

import { stableId } from './ids.js';
import type { DemoServiceType, DemoTenant } from './providers.js';
import { type Random, createRandom } from './random.js';
import { type Step, pickResolutionDelay } from './timeline.js';

const extraId = (tenant: DemoTenant, serviceType: string, code: string): string =>
  stableId(tenant.code, 'extra', serviceType, code);

/** What a consignment says about an extra, and what the driver completed. */
export interface PlannedExtra {
  readonly delivery_extra_id: string;
  readonly instruction_code: InstructionCode;
  readonly quantity_requested: number;
  readonly quantity_completed: number | null;
}

interface Told {
  readonly tenant: DemoTenant;
  readonly serviceType: DemoServiceType;
  /** The sequence number of the consignment, which decides alone what it says. */
  readonly number: number;
  readonly status: StatusCode;
}

/** What a consignment says about extras: most say nothing, half of those to a home do. */
export function planExtras({ tenant, serviceType, number, status }: Told): readonly PlannedExtra[] {
  const random = createRandom(number);
  if (tenant.flags['DeliveryExtras'] !== true) return [];
  if (!random.percent(serviceType.code === 'HOME' ? 50 : 15)) return [];
  const first = random.between(0, tenant.extras.length - 1);
  const chosen = tenant.extras.filter((_extra, index) => index === first || random.percent(20));
  return chosen.map(({ code, perConsignment }) => {
    const isIncluded = perConsignment || random.percent(70);
    const quantity = perConsignment || !isIncluded ? 1 : random.between(1, 4);
    return {
      delivery_extra_id: extraId(tenant, serviceType.code, code),
      instruction_code: isIncluded ? 'INCLUDED' : 'ONREQUEST',
      quantity_requested: quantity,
      quantity_completed: status === 'DELIVERED' ? completed(isIncluded, quantity, random) : null,
    };
  });
}

/** Now and then the driver had more to do than was asked for, and a receiver rarely asks. */
function completed(isIncluded: boolean, quantity: number, random: Random): number {
  if (!isIncluded) return random.percent(30) ? 1 : 0;
  return quantity > 1 && random.percent(15) ? quantity + 1 : quantity;
}

/** The extras of a consignment that are charged, as the pricing takes them. */
export function chargedExtras(
  tenant: DemoTenant,
  serviceType: DemoServiceType,
  planned: readonly PlannedExtra[],
  isDelivered: boolean,
): { code: string; name: string; quantity: number }[] {
  return tenant.extras.flatMap(({ code, name }) => {
    const said = planned.find(({ delivery_extra_id: id }) => id === extraId(tenant, serviceType.code, code));
    if (said === undefined) return [];
    const asked = said.instruction_code === 'INCLUDED' ? said.quantity_requested : 0;
    const quantity = isDelivered ? (said.quantity_completed ?? asked) : asked;
    return quantity === 0 ? [] : [{ code, name, quantity }];
  });
}

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
