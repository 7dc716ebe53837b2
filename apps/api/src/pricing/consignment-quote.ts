import type { components } from '@consign/api-client/consignment';
import { today } from '@consign/domain/dates';
import type { InstructionCode } from '@consign/domain/extras';
import { findCents } from '@consign/domain/pricing';
import {
  type ParsedLineItem,
  checkQuoteMoment,
  isQuoteCurrent,
  staleQuote,
  toQuoteUnit,
} from '@consign/domain/rules';

import type { ConsignmentKey } from '../database/owner.js';
import type { Tx } from '../database/database.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import type { ConsignmentExtra } from '../extras/index.js';
import type { OperationContext } from '../http/contract/operation.js';
import { parseInstant } from '../http/parse-instant.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';
import { listAccounts, listServiceTypes } from '../lookups/index.js';
import { savePrice } from './consignment-price-store.js';
import type { PricedExtra, Pricing } from './engine/price.js';
import { priceByRates } from './pricer.js';
import { toPlace } from './quoted-freight.js';
import { openRates } from './tariff-store.js';

type Offered = Pick<ConsignmentExtra, 'id' | 'code' | 'name' | 'defaultInstruction'>;

/** A consignment that is about to be created from a quote; everything in it has been checked. */
export interface QuotedConsignment {
  readonly quote: { readonly priceDateTimeUtc: string; readonly totalPrice: number };
  readonly serviceTypeCode: string;
  readonly accountId: string;
  readonly sender: Pick<StoredParticipant, 'siteId' | 'address'>;
  readonly receiver: Pick<StoredParticipant, 'siteId' | 'address'>;
  readonly items: readonly ParsedLineItem[];
  /** The extras of the service type, and how often each was asked for. */
  readonly offered: readonly Offered[];
  readonly extras: readonly components['schemas']['DeliveryExtraQuantity'][];
}

/** A quote that was priced again, to be kept with the consignment. */
interface ConfirmedQuote {
  readonly pricing: Pricing;
  readonly pricedAt: Date;
}

/**
 * Prices a consignment as its quote did, at the same moment and by the rates that were loaded then, and refuses a quote
 * of more than a day ago or of another total (QUOT-11).
 */
export async function priceQuoteAgain(
  tx: Tx,
  { owner, tenant, now }: OperationContext,
  asked: QuotedConsignment,
): Promise<ConfirmedQuote | Refusal> {
  const { quote, serviceTypeCode, sender, receiver } = asked;
  const [beyond] = checkQuoteMoment(quote.priceDateTimeUtc, now);
  if (!isQuoteCurrent(quote.priceDateTimeUtc, now)) return refuse(staleQuote.old);
  if (beyond !== undefined) return refuse(beyond.message);
  const pricedAt = parseInstant(quote.priceDateTimeUtc);
  const serviceType = (await listServiceTypes(tx, owner)).find(({ code }) => code === serviceTypeCode);
  const account = (await listAccounts(tx, owner)).find(({ id }) => id === asked.accountId);
  const pricing = await priceByRates(
    await openRates(tx, tenant.id, pricedAt),
    {
      day: today(pricedAt),
      serviceType: {
        code: serviceTypeCode,
        name: serviceType?.name ?? serviceTypeCode,
        cubicFactor: serviceType?.cubicFactor ?? null,
      },
      accountCode: account?.code ?? '',
      origin: toPlace(sender.address),
      destination: toPlace(receiver.address),
      isReceiverSite: receiver.siteId !== null,
      items: asked.items.map((item) => toQuoteUnit(item)),
      extras: toChargedExtras(
        asked.offered,
        ({ id }) => asked.extras.find(({ deliveryExtraId }) => deliveryExtraId === id)?.quantityRequested,
      ),
    },
    'with fuel adjustment',
  );
  if (!pricing.ok || pricing.price.subtotal !== findCents(quote.totalPrice))
    return refuse(staleQuote.changed);
  return { pricing, pricedAt };
}

/** Keeps the quote that a consignment was created from. It stays, whatever becomes of the consignment. */
export function saveQuote(tx: Tx, key: ConsignmentKey, quote: ConfirmedQuote): Promise<void> {
  return savePrice(tx, key, 'QUOTE', { ...quote, inputVersion: 'quote' });
}

function refuse(message: string): Refusal {
  return ruleProblems([{ id: 'QUOT-11', path: 'quote', message }]);
}

interface OfferedExtra {
  readonly code: string;
  readonly name: string;
  readonly defaultInstruction: InstructionCode;
}

/**
 * The extras of a service type that a consignment would be charged for: extras asked for, and extras that the driver
 * completes unless told otherwise. `asked` gives the count of an extra, undefined if it isn't mentioned.
 */
export function toChargedExtras<Extra extends OfferedExtra>(
  offered: readonly Extra[],
  asked: (extra: Extra) => number | undefined,
): PricedExtra[] {
  return offered.flatMap((extra) => {
    const quantity = asked(extra) ?? (extra.defaultInstruction === 'INCLUDED' ? 1 : 0);
    return quantity > 0 ? [{ code: extra.code, name: extra.name, quantity }] : [];
  });
}
