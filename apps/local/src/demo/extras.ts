import type { Database } from '@consign/api';
import type { InstructionCode } from '@consign/domain/extras';
import type { StatusCode } from '@consign/domain/status';

import type { DemoServiceType } from './customers.js';
import { stableId } from './ids.js';
import { insertRows } from './insert-rows.js';
import { toScope } from './provision.js';
import type { DemoTenant } from './providers.js';
import { type Random, createRandom } from './random.js';

interface DemoExtra {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly isPerConsignment?: boolean;
  readonly isOnRequest?: boolean;
}

/** The provider's tariffs have a price for each. */
const extras: readonly DemoExtra[] = [
  {
    code: 'TAILLIFT',
    name: 'Tail lift',
    description: 'A truck that lowers the freight to the ground',
    isPerConsignment: true,
  },
  {
    code: 'CALLAHEAD',
    name: 'Call ahead',
    description: 'The driver rings the receiver half an hour before',
    isPerConsignment: true,
  },
  { code: 'HANDUNLOAD', name: 'Hand unload', description: 'Per piece, without a forklift' },
  { code: 'INSIDE', name: 'Inside delivery', description: 'Per piece, past the first door' },
  {
    code: 'WAIT',
    name: 'Waiting time',
    description: 'Per quarter of an hour',
    isOnRequest: true,
  },
  { code: 'PACKAGING', name: 'Packaging taken away', description: 'Per piece', isOnRequest: true },
];

const extraId = (tenant: DemoTenant, serviceType: string, code: string): string =>
  stableId(tenant.code, 'extra', serviceType, code);

/** Inserts the provider's catalogue: the same extras for each of its service types. */
export async function provisionExtras(database: Database, tenant: DemoTenant): Promise<void> {
  const serviceTypes = new Set(
    tenant.organisations.flatMap((organisation) => organisation.serviceTypes.map(({ code }) => code)),
  );
  const rows = [...serviceTypes].flatMap((serviceType) =>
    extras.map(({ code, name, description, isPerConsignment = false, isOnRequest = false }) => ({
      tenant_id: stableId(tenant.code),
      id: extraId(tenant, serviceType, code),
      service_type_code: serviceType,
      code,
      name,
      description,
      is_per_consignment: isPerConsignment,
      default_instruction: isOnRequest ? 'ONREQUEST' : 'EXCLUDED',
      is_active: true,
    })),
  );
  await database.asOwner(toScope(tenant, null), (tx) => insertRows(tx, 'delivery_extras', rows));
}

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
  const first = random.between(0, extras.length - 1);
  const chosen = extras.filter((_extra, index) => index === first || random.percent(20));
  return chosen.map(({ code, isPerConsignment = false }) => {
    const isIncluded = isPerConsignment || random.percent(70);
    const quantity = isPerConsignment || !isIncluded ? 1 : random.between(1, 4);
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
  return extras.flatMap(({ code, name }) => {
    const said = planned.find(({ delivery_extra_id: id }) => id === extraId(tenant, serviceType.code, code));
    if (said === undefined) return [];
    const asked = said.instruction_code === 'INCLUDED' ? said.quantity_requested : 0;
    const quantity = isDelivered ? (said.quantity_completed ?? asked) : asked;
    return quantity === 0 ? [] : [{ code, name, quantity }];
  });
}
