import type { Pricer, PriceRow, StoredParticipant } from '@consign/api';
import {
  cubicFactorFromSteps,
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
} from '@consign/domain/freight';

import type { DemoItem } from './freight.js';
import type { DemoServiceType } from './providers.js';
import type { Step } from './timeline.js';

interface Priced {
  readonly serviceType: DemoServiceType;
  readonly accountCode: string;
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly items: readonly DemoItem[];
  readonly steps: readonly Step[];
  readonly now: number;
  /** The extras that are charged: before the delivery, or at it. */
  readonly chargeExtras: (isDelivered: boolean) => readonly PricedExtra[];
}

interface PricedExtra {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
}

/** Older deliveries have their confirmed price only: they are most of the data, and a price has many lines. */
const ESTIMATED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The prices that a consignment has by now, made by the provider's own tariffs: an estimate once it is Ready, and the
 * confirmed price once it is delivered, both of the day of staging. Some have none, and say why.
 */
export function buildPrices(price: Pricer, { steps, now, chargeExtras, ...priced }: Priced): PriceRow[] {
  const { status = 'DRAFT' } = steps.at(-1) ?? {};
  if (status === 'DRAFT' || status === 'CANCELLED') return [];
  const at = new Date(steps.find((step) => step.status === 'STAGED')?.at ?? now);
  const isEstimated = status !== 'DELIVERED' || now - at.getTime() < ESTIMATED_MS;
  const request = toRequest(priced);
  return [
    isEstimated ? price('ESTIMATE', { ...request, extras: chargeExtras(false) }, at) : undefined,
    status === 'DELIVERED' ? price('CONFIRMED', { ...request, extras: chargeExtras(true) }, at) : undefined,
  ].filter((row) => row !== undefined);
}

function toRequest({
  serviceType,
  accountCode,
  sender,
  receiver,
  items,
}: Omit<Priced, 'steps' | 'now' | 'chargeExtras'>) {
  const { code, name, cubicFactor } = serviceType;
  return {
    serviceType: {
      code,
      name,
      cubicFactor: cubicFactor === undefined ? null : cubicFactorFromSteps(cubicFactor * 100),
    },
    accountCode,
    origin: sender.address,
    destination: receiver.address,
    isReceiverSite: receiver.siteId !== null,
    items: items.map((item) => ({
      count: item.item_count,
      packagingTypeCode: item.packaging_type_code,
      volume: volumeFromSteps(item.volume_steps),
      weight: weightFromSteps(item.weight_steps),
      length: toSide(item.length_steps),
      width: toSide(item.width_steps),
      height: toSide(item.height_steps),
      isDangerousGoods: item.dangerous_goods !== null,
    })),
  };
}

const toSide = (steps: number | null) => (steps === null ? null : lengthFromCentimetres(steps));
