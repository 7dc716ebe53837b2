import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { enterScope, listOrganisations } from '../database/organisations.js';
import type { TariffFile } from './tariff-file/parse-tariff-file.js';

interface Codes {
  readonly services: readonly string[];
  readonly accounts: readonly string[];
  readonly packaging: readonly string[];
  readonly extras: readonly string[];
}

/**
 * Warns of codes of a file that the tenant and its customers don't have: they are misspelt, or not onboarded yet
 * (QUOT-13). The transaction sees the tenant's own rows afterwards.
 */
export async function warnOfUnknownCodes(tx: Tx, tenantId: string, file: TariffFile): Promise<string[]> {
  const named = listCodes(file);
  const known = await readCodes(tx, tenantId);
  const warn = (kind: keyof Codes, what: string, owner: string) => {
    const present = new Set(known.flatMap((each) => each[kind]));
    return [...new Set(named[kind])]
      .filter((code) => !present.has(code))
      .map((code) => `Unknown ${what} ${code}: no ${owner} has it`);
  };
  return [
    ...warn('services', 'service type', 'customer'),
    ...warn('accounts', 'account', 'customer'),
    ...warn('packaging', 'packaging', 'customer'),
    ...warn('extras', 'extra', 'service type'),
  ];
}

function listCodes(file: TariffFile): Codes {
  if (file.kind === 'fuel') {
    const services = file.adjustments.map(({ serviceTypeCode }) => serviceTypeCode).filter(Boolean);
    return { services, accounts: [], packaging: [], extras: [] };
  }
  const { cards, extras } = file.tariff;
  const charges = cards.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.charges));
  return {
    services: cards.flatMap(({ services }) => services),
    accounts: cards.flatMap(({ accounts }) => accounts),
    packaging: charges.flatMap((charge) =>
      charge.by === 'packaging' ? charge.rates.map(({ packaging }) => packaging) : [],
    ),
    extras: extras.map(({ code }) => code),
  };
}

/** The codes of each customer; the extras are the tenant's. */
async function readCodes(tx: Tx, tenantId: string): Promise<Codes[]> {
  const known: Codes[] = [];
  for (const each of await listOrganisations(tx)) {
    const { organisationId } = each;
    if (each.tenantId !== tenantId || organisationId === null) continue;
    await enterScope(tx, { tenantId, organisationId });
    const own = sql`tenant_id = ${tenantId} and organisation_id = ${organisationId}`;
    const { rows } = await sql<Codes>`select
      array(select code from service_types where ${own}) as services,
      array(select code from accounts where ${own}) as accounts,
      array(select code from packaging_types where ${own}) as packaging, '{}'::text[] as extras`.execute(tx);
    known.push(...rows);
  }
  await enterScope(tx, { tenantId, organisationId: null });
  const { rows } = await sql<{ code: string }>`
    select code from delivery_extras where tenant_id = ${tenantId}`.execute(tx);
  const extras = rows.map(({ code }) => code);
  return [...known, { services: [], accounts: [], packaging: [], extras }];
}
