import type { components } from '@consign/api-client/consignment';
import {
  type Problem,
  type QuoteUnit,
  checkPackageType,
  joinPath,
  quotePaths,
  toSingleLine,
} from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import type { OperationContext } from '../http/contract/operation.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';
import { type StoredSite, listAccounts, listPackagingTypes, listSites } from '../lookups/index.js';
import { findStartingSites, findDefaultAccountId } from '../me/index.js';
import type { PriceRequest, PricedPlace } from './engine/price.js';

type Schemas = components['schemas'];
type Asked = Pick<
  Schemas['QuoteRequest'],
  'accountId' | 'siteId' | 'origin' | 'destinationSiteId' | 'destination' | 'units'
>;

/** A place with its site, where it is one. */
export interface QuotedPlace extends PricedPlace {
  readonly site: StoredSite | null;
}

/** What of a quote is the same for every service type and day. */
export interface QuotedFreight extends Omit<PriceRequest, 'day' | 'serviceType' | 'extras'> {
  readonly origin: QuotedPlace;
  readonly destination: QuotedPlace;
}

/** Reads the caller's own records that a quote names: sites, account and package types. */
export async function loadQuotedFreight(
  tx: Tx,
  context: OperationContext,
  body: Asked,
  units: readonly QuoteUnit[],
): Promise<{ readonly freight: QuotedFreight; readonly problems: readonly Problem[] } | Refusal> {
  const { owner } = context;
  const accountId = body.accountId ?? (await findAccountToCharge(tx, context));
  if (accountId instanceof Refusal) return accountId;
  const accounts = await listAccounts(tx, owner);
  const account = accounts.find(({ id, isActive }) => isActive && id === accountId);
  const ids = [body.siteId, body.destinationSiteId].filter((id) => typeof id === 'string');
  const sites = ids.length === 0 ? [] : await listSites(tx, owner, ids);
  const packagingTypes = await listPackagingTypes(tx, owner);
  const problems: Problem[] = [];
  if (account === undefined) {
    problems.push({ id: 'CONS-45', path: 'accountId', message: 'This invoice account is not available' });
  }
  const place = (role: 'sender' | 'receiver'): QuotedPlace => {
    const paths = quotePaths(role);
    const id = body[paths.site] ?? null;
    if (id === null) return { ...toPlace(body[paths.address] ?? {}), site: null };
    const site = sites.find((each) => each.id === id);
    if (site === undefined)
      problems.push({ id: 'PART-01', path: paths.site, message: 'This site is not available' });
    return { ...toPlace(site?.address ?? {}), site: site ?? null };
  };
  const [origin, destination] = [place('sender'), place('receiver')];
  units.forEach(({ itemTypeCode }, index) => {
    problems.push(
      ...checkPackageType(itemTypeCode, packagingTypes, joinPath('units', index, 'itemTypeCode')),
    );
  });
  const items = units.map(({ itemTypeCode, ...measures }, index) => ({
    ...measures,
    packagingTypeCode: itemTypeCode,
    isDangerousGoods: body.units[index]?.isDangerousGoods ?? false,
  }));
  return {
    freight: {
      accountCode: account?.code ?? '',
      origin,
      destination,
      isReceiverSite: destination.site !== null,
      items,
    },
    problems,
  };
}

/** The account of a consignment that the caller would create now (CONS-51). */
async function findAccountToCharge(tx: Tx, context: OperationContext): Promise<string | Refusal> {
  const startingSites = await findStartingSites(tx, context);
  if (startingSites instanceof Refusal) return startingSites;
  const message = 'No invoice account is active. Please contact your service provider.';
  return (
    (await findDefaultAccountId(tx, context, startingSites)) ??
    ruleProblems([{ id: 'QUOT-09', path: '', message }])
  );
}

/** The parts of an address that a tariff knows. */
export function toPlace({ suburb, city, postcode }: Partial<Schemas['AddressInput']>): PricedPlace {
  return { suburb: toPart(suburb), city: toPart(city), postcode: toPart(postcode) };
}

function toPart(text: string | null | undefined): string | null {
  return toSingleLine(text) || null;
}
