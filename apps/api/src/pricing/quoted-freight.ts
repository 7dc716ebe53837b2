import {
  type ParsedQuote,
  type Problem,
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

/** A place with its site, where it is one. */
export interface FoundPlace extends PricedPlace {
  readonly site: StoredSite | null;
}

/** What of a quote is the same for every service type and day. */
export interface QuotedFreight extends Omit<PriceRequest, 'day' | 'serviceType' | 'extras'> {
  readonly origin: FoundPlace;
  readonly destination: FoundPlace;
}

/** Reads the caller's own records that a quote names: sites, account and package types. */
export async function loadQuotedFreight(
  tx: Tx,
  context: OperationContext,
  quote: Omit<ParsedQuote, 'serviceTypeCode' | 'extras'>,
): Promise<{ readonly freight: QuotedFreight; readonly problems: readonly Problem[] } | Refusal> {
  const { owner } = context;
  const accountId = quote.accountId ?? (await findAccountToCharge(tx, context));
  if (accountId instanceof Refusal) return accountId;
  const accounts = await listAccounts(tx, owner);
  const account = accounts.find(({ id, isActive }) => isActive && id === accountId);
  const ids = [quote.sender, quote.receiver].flatMap((place) =>
    place.kind === 'site' ? [place.siteId] : [],
  );
  const sites = ids.length === 0 ? [] : await listSites(tx, owner, ids);
  const packagingTypes = await listPackagingTypes(tx, owner);
  const problems: Problem[] = [];
  if (account === undefined) {
    problems.push({ id: 'CONS-45', path: 'accountId', message: 'This invoice account is not available' });
  }
  const findPlace = (role: 'sender' | 'receiver'): FoundPlace => {
    const place = quote[role];
    if (place.kind === 'typed') return { ...toPlace(place.address), site: null };
    const site = sites.find(({ id }) => id === place.siteId);
    if (site !== undefined) return { ...toPlace(site.address), site };
    const path = quotePaths(role).site;
    problems.push({ id: 'PART-01', path, message: 'This site is not available' });
    return { suburb: null, city: null, postcode: null, site: null };
  };
  const [origin, destination] = [findPlace('sender'), findPlace('receiver')];
  quote.units.forEach(({ packagingTypeCode }, index) => {
    const path = joinPath('units', index, 'itemTypeCode');
    const unknown = checkPackageType(packagingTypeCode, packagingTypes, path);
    if (unknown !== null) problems.push(unknown);
  });
  return {
    freight: {
      accountCode: account?.code ?? '',
      origin,
      destination,
      isReceiverSite: destination.site !== null,
      items: quote.units,
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

/** The parts of an address that a tariff knows. Addresses of sites are as the tenant's file has them. */
export function toPlace({ suburb, city, postcode }: PricedPlace): PricedPlace {
  return { suburb: toPart(suburb), city: toPart(city), postcode: toPart(postcode) };
}

function toPart(text: string | null): string | null {
  return toSingleLine(text) || null;
}
