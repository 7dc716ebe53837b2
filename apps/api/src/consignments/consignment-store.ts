import type { CubicFactor } from '@consign/domain/freight';
import type { Claim, StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { fieldList, jsonObject, pickColumns, selectFields } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type Viewer, visibleTo, ofSameConsignment } from '../database/owner.js';
import { type ConsignmentExtra, extrasOfConsignment } from '../extras/index.js';
import { type StoredAccount, type StoredSite, accountColumns, siteColumns } from '../lookups/index.js';
import { type ShownPrices, pricesOfConsignment } from '../pricing/index.js';
import { type StoredAnswer, answersToEvent } from './answers/answer-store.js';
import { type ConsignmentRow, consignmentColumns, enteredColumns } from './consignment-row.js';
import { labelsOutdated, noteOutdated } from './document-version-store.js';
import { type PackedLineItem, listLineItems } from './freight/line-item-store.js';
import { type LoadSummary, loadOfConsignment } from './loads/load-check-store.js';
import { type DeliveryProof, proofOfConsignment } from './proof-store.js';
import { type StoredLink, linkOfConsignment } from './tracking/tracking-link-store.js';

const { hireage: _named, ...fieldColumns } = enteredColumns;
const detailColumns = {
  ...fieldColumns,
  ...pickColumns(consignmentColumns, [
    'id',
    'reference',
    'createdAt',
    'modifiedAt',
    'statusCode',
    'statusAt',
    'confirmedDeliveryAt',
    'tags',
    'trackingUrl',
    'hasException',
    'hasUnresolvedNotes',
  ]),
};

const chargeSiteColumns = pickColumns(siteColumns, ['id', 'code', 'name', 'isActive']);
const partySiteColumns = pickColumns(siteColumns, ['id', 'code', 'name', 'isActive', 'isHub']);

interface DetailRow extends Pick<ConsignmentRow, keyof typeof detailColumns> {
  readonly serviceTypeName: string | null;
  readonly cubicFactor: CubicFactor | null;
  readonly chargeSite: Pick<StoredSite, keyof typeof chargeSiteColumns>;
  readonly account: StoredAccount;
  readonly hireage: readonly NamedHireage[];
  readonly extras: readonly ConsignmentExtra[];
  readonly prices: ShownPrices;
  readonly labelsOutdated: boolean;
  readonly noteOutdated: boolean;
  readonly proof: DeliveryProof | null;
  readonly loadCheck: LoadSummary | null;
  readonly receiversLink: StoredLink | null;
  /** The sites of sender and receiver, by id. */
  readonly sites: Readonly<Record<string, Pick<StoredSite, keyof typeof partySiteColumns>>>;
  readonly history: readonly HistoryEntry[];
  readonly events: readonly {
    id: string;
    position: number;
    type: 'EXCP' | 'INFO';
    code: string | null;
    title: string;
    createdAt: string;
    actionRequired: boolean;
    resolvedAt: string | null;
    answers: readonly StoredAnswer[];
  }[];
}

/** A consignment with its lookups, history and freight items. */
export interface ConsignmentDetail extends DetailRow {
  readonly lineItems: PackedLineItem[];
  /** By the rule of the tenant; null until `withTenantFacts` has added it. */
  readonly claim: Claim | null;
}

export type NamedHireage = ConsignmentRow['hireage'][number] & { readonly name: string };

/** A status entry in JSON built by the database. */
export interface HistoryEntry {
  readonly position: number;
  readonly code: StatusCode;
  readonly at: string;
}

/** Undefined if the viewer may not see it. Raw: lists are JSON, so that one statement reads everything. */
export async function findConsignment(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<ConsignmentDetail | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${fieldList('c', detailColumns)}, st.name as "serviceTypeName", st.cubic_factor_steps as "cubicFactor",
      ${jsonObject('s', chargeSiteColumns)} as "chargeSite", ${jsonObject('a', accountColumns)} as account,
      ${namedHireage} as hireage, ${extrasOfConsignment} as extras,
      ${pricesOfConsignment} as prices, ${labelsOutdated} as "labelsOutdated",
      ${noteOutdated} as "noteOutdated",
      ${proofOfConsignment} as proof, ${loadOfConsignment} as "loadCheck", ${linkOfConsignment} as "receiversLink",
      (select coalesce(jsonb_object_agg(p.id, ${jsonObject('p', partySiteColumns)}), '{}')
        from (values ((c.sender ->> 'siteId')::uuid), ((c.receiver ->> 'siteId')::uuid)) k (id)
          join sites p on p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id and p.id = k.id) as sites,
      ${statusHistory('c')} as history,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'position', e.status_position, 'type', e.event_type,
          'code', e.standard_event_code, 'title', e.title, 'createdAt', e.created_at, 'actionRequired', e.action_required,
          'resolvedAt', e.resolved_at, 'answers', ${answersToEvent}) order by e.created_at, e.id), '[]')
        from delivery_events e where ${ofSameConsignment('e')}) as events
    from consignments c ${lookupJoins}
    where ${visibleTo(viewer)} and c.reference = ${reference}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { tenantId, organisationId } = viewer;
  const lineItems = await listLineItems(tx, { tenantId, organisationId, consignmentId: row.id });
  return { ...row, lineItems, claim: null };
}

/** The charge site `s`, the account `a` and the service type `st` of a consignment `c`. */
export const lookupJoins = sql`
  join sites s on s.tenant_id = c.tenant_id and s.organisation_id = c.organisation_id and s.id = c.charge_site_id
  join accounts a on a.tenant_id = c.tenant_id and a.organisation_id = c.organisation_id and a.id = c.account_id
  left join service_types st on st.tenant_id = c.tenant_id and st.organisation_id = c.organisation_id
    and st.code = c.service_type_code`;

/** The hireage of a consignment `c` with unit names; a unit that no longer exists shows its code. */
export const namedHireage: RawBuilder<NamedHireage[]> = sql`
  (select coalesce(jsonb_agg(h || jsonb_build_object('name', coalesce(u.name, h ->> 'hireUnitCode'))), '[]')
    from jsonb_array_elements(c.hireage) h left join hire_units u on u.tenant_id = c.tenant_id
      and u.provider_code = h ->> 'providerCode' and u.code = h ->> 'hireUnitCode')`;

/**
 * The status history of a row with the columns tenant_id, organisation_id and id, oldest first. Text that is only read on:
 * jsonb would be built and written out again.
 */
export function statusHistory(alias: string): RawBuilder<HistoryEntry[]> {
  return sql`
  (select coalesce(json_agg(json_build_object('position', h.position, 'code', h.status_code, 'at', h.status_at)
      order by h.position), '[]')
    from status_history h where h.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
      and h.organisation_id = ${sql.ref(`${alias}.organisation_id`)} and h.consignment_id = ${sql.ref(`${alias}.id`)})`;
}

const selectVisible = (tx: Tx, viewer: Viewer) => tx.selectFrom('consignments as c').where(visibleTo(viewer));

/** The id of a consignment that the viewer may see. */
export async function findConsignmentId(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const found = selectVisible(tx, viewer).where('c.reference', '=', reference);
  return (await found.select('c.id').executeTakeFirst())?.id;
}

/** The reference of a consignment that the viewer may see. */
export async function findReference(tx: Tx, viewer: Viewer, id: string): Promise<string | undefined> {
  const found = selectVisible(tx, viewer).where('c.id', '=', id);
  return (await found.select('c.reference').executeTakeFirst())?.reference;
}

/** The service type of a consignment that the viewer may see. */
export async function findServiceType(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const found = selectVisible(tx, viewer).where('c.reference', '=', reference);
  return (await found.select('c.service_type_code as code').executeTakeFirst())?.code;
}

const bookableColumns = pickColumns(consignmentColumns, [
  'id',
  'statusCode',
  'statusAt',
  'serviceTypeCode',
  'sender',
  'receiver',
  'requestedPickupAt',
  'requestedDeliveryAt',
]);

/** The parts of a consignment that its booking depends on. */
type BookableConsignment = Pick<ConsignmentRow, keyof typeof bookableColumns>;

/** Undefined if the viewer may not see it. */
export function findBookable(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<BookableConsignment | undefined> {
  return tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', reference)
    .select(selectFields('c', bookableColumns))
    .executeTakeFirst();
}
