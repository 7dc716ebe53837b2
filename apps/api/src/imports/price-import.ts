import type { components } from '@consign/api-client/consignment';
import { type Day, today } from '@consign/domain/dates';
import { toDollars } from '@consign/domain/pricing';
import { parseLineItem, toQuoteUnit } from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import { listExtras } from '../extras/index.js';
import { ok } from '../http/contract/answers.js';
import type { OperationContext } from '../http/contract/operation.js';
import {
  listAccounts,
  listPackagingTypes,
  listServiceTypes,
  listSitesOfParticipants,
} from '../lookups/index.js';
import { openRates, priceByRates, toChargedExtras, toPlace } from '../pricing/index.js';
import { importOperation } from './import-setting.js';

type Schemas = components['schemas'];
type Asked = Schemas['ImportPriceRequest']['consignments'][number];
type Price = Schemas['ImportPrices']['prices'][number];
type Pricing = Parameters<typeof priceByRates>[1];

export const priceImport = importOperation('priceImport', async ({ body }, context) => {
  const { consignments } = body;
  const { prices, details } = await context.inTransaction(async (tx) => {
    const day = today(context.now);
    const known = await loadKnown(tx, context, consignments);
    const rates = await openRates(tx, context.tenant.id);
    const tariff = await rates.findTariff(day);
    const ratesOfToday = { ...rates, findTariff: () => Promise.resolve(tariff) };
    const found: Price[] = [];
    const withoutPrice = new Set<string>();
    for (const consignment of consignments) {
      const request = toRequest(consignment, known, day);
      if (typeof request === 'string') {
        found.push({ totalPrice: null, reason: request });
        continue;
      }
      const pricing = await priceByRates(ratesOfToday, request, 'with fuel adjustment');
      if (!pricing.ok) withoutPrice.add(pricing.none.detail);
      found.push(
        pricing.ok
          ? { totalPrice: toDollars(pricing.price.subtotal), reason: null }
          : { totalPrice: null, reason: pricing.none.reason },
      );
    }
    return { prices: found, details: withoutPrice };
  });
  if (details.size > 0) context.log.info({ details: [...details] }, 'no price');
  return ok({ prices });
});

type Known = Awaited<ReturnType<typeof loadKnown>>;

/** The caller's own records that the consignments name, read once for all of them. */
async function loadKnown(tx: Tx, { owner, tenant }: OperationContext, consignments: readonly Asked[]) {
  const participants = new Set(
    consignments.flatMap(({ senderParticipantId, receiverParticipantId }) => [
      senderParticipantId,
      receiverParticipantId,
    ]),
  );
  const [accounts, serviceTypes, sites] = [
    await listAccounts(tx, owner),
    await listServiceTypes(tx, owner),
    await listSitesOfParticipants(tx, owner, [...participants]),
  ];
  const extras = await listExtras(tx, tenant.id, undefined);
  return {
    accounts: new Map(accounts.filter(({ isActive }) => isActive).map((each) => [each.id, each])),
    serviceTypes: new Map(serviceTypes.map((each) => [each.code, each])),
    sites: new Map(sites.map((each) => [each.participantId, each])),
    packagingTypes: await listPackagingTypes(tx, owner),
    extras,
  };
}

/** The request to price a consignment, or why there is no price. */
function toRequest(asked: Asked, known: Known, day: Day): Pricing | string {
  const account = known.accounts.get(asked.accountId);
  const serviceType = known.serviceTypes.get(asked.serviceType);
  const sender = known.sites.get(asked.senderParticipantId);
  const receiver = known.sites.get(asked.receiverParticipantId);
  if (account === undefined) return 'This invoice account is not available';
  if (serviceType === undefined) return 'This service type is not available';
  if (sender === undefined || receiver === undefined) return 'This site is not available';
  const items: Pricing['items'][number][] = [];
  for (const { isDangerousGoods = false, ...item } of asked.lineItems) {
    const parsed = parseLineItem(item, {
      freightItemDescriptionOptional: true,
      dangerousGoodsEnabled: false,
      packagingTypes: known.packagingTypes,
    });
    if (!parsed.ok) return parsed.problems[0]?.message ?? 'This freight item is not valid';
    items.push(toQuoteUnit(parsed.value, isDangerousGoods));
  }
  if (items.length === 0) return 'At least one freight item is required';
  return {
    day,
    serviceType,
    accountCode: account.code,
    origin: toPlace(sender.address),
    destination: toPlace(receiver.address),
    isReceiverSite: true,
    items,
    extras: toChargedExtras(
      known.extras.filter(({ serviceTypeCode }) => serviceTypeCode === serviceType.code),
      () => undefined,
    ),
  };
}
