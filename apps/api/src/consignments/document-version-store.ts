import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, type Viewer, ownedBy, visibleTo, ofSameConsignment } from '../database/owner.js';
import { printedExtras } from '../extras/index.js';

/** Until the freight is picked up, its papers can be replaced. */
const BEFORE_PICKUP: readonly StatusCode[] = ['FINAL', 'STAGED'];

const c = (column: string) => sql.ref(`c.${column}`);

const address = (participant: string) =>
  sql`(${c(participant)} -> 'address') - '{id,latitude,longitude,region}'::text[]`;

const items = (values: RawBuilder<unknown>) => sql`
  (select jsonb_agg(jsonb_build_array(i.id, i.item_count, i.packaging_type_code, i.description, i.dangerous_goods, ${values})
      order by i.position, i.id)
    from line_items i
    where ${ofSameConsignment('i')})`;

/** Documents print days, without times. */
const day = (value: RawBuilder<unknown>) => sql`(${value} at time zone 'Pacific/Auckland')::date`;

/** Leaves out the moment of delivery: it is a status, and versions hold no status. */
const confirmedDelivery = sql`
  case when ${c('status_code')} = 'DELIVERED' then ${c('promised_delivery_at')} else ${c('confirmed_delivery_at')} end`;

const onBoth = sql`
  ${c('service_type_code')}, ${c('sender')} ->> 'fullName', ${address('sender')}, ${c('receiver')} ->> 'fullName',
  ${c('receiver')} ->> 'phone', ${address('receiver')}, ${c('sender_reference')}, ${c('receiver_reference')}`;

const onLabel = sql`
  ${onBoth}, ${day(sql`coalesce(${confirmedDelivery}, ${c('requested_delivery_at')})`)},
  ${items(sql`i.volume_steps, i.weight_steps`)}`;

const onNote = sql`
  ${onBoth}, ${c('sender')} - '{id,siteId,address}'::text[], ${c('receiver')} - '{id,siteId,address}'::text[],
  ${day(confirmedDelivery)}, ${day(c('requested_delivery_at'))}, ${day(c('requested_pickup_at'))}, ${c('account_id')},
  ${c('sales_reference')}, ${c('notes')}, ${c('receiver_notes')}, ${c('hireage')}, ${c('flags')}, ${printedExtras},
  ${items(sql`i.length_steps, i.width_steps, i.height_steps, i.volume_steps, i.weight_steps`)}`;

const digest = (values: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(jsonb_build_array(${values})::text, 'UTF8')), 'hex')`;

/**
 * Digests of the entered details and freight that the documents of a consignment `c` print. A status, the delivery
 * and the carrier's tags change no version: requesting pickup after printing must not outdate the documents.
 */
export const documentVersions = {
  FRTLABEL: digest(onLabel),
  CONNOTE: digest(onNote),
} as const;

const isOutdated = (
  printed: RawBuilder<string | null>,
  version: RawBuilder<string>,
): RawBuilder<boolean> => sql`
  case when ${printed} is null or c.status_code <> all(${sql.lit(`{${BEFORE_PICKUP.join(',')}}`)}::text[]) then false
    else ${printed} <> ${version} end`;

/** Whether the newest labels of a consignment `c` show something else than new ones would (DOCS-16). */
export const labelsOutdated = isOutdated(sql`c.printed_label_version`, documentVersions.FRTLABEL);

/** Whether the newest note of a consignment `c` shows something else than a new one would (DOCS-43). */
export const noteOutdated = isOutdated(sql`c.printed_note_version`, documentVersions.CONNOTE);

/** Picks the consignments whose labels should be printed again, by id (LOAD-09). */
export async function listOutdatedLabels(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.id from consignments c
    where ${visibleTo(viewer)} and c.id = any(${[...ids]}::uuid[]) and ${labelsOutdated}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export type DocumentVersions = Readonly<Record<keyof typeof documentVersions, string>>;

/** The versions of the requested consignments that the viewer may see, by id. */
export async function listDocumentVersions(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<ReadonlyMap<string, DocumentVersions>> {
  const { rows } = await sql<DocumentVersions & { id: string }>`
    select c.id, ${documentVersions.FRTLABEL} as "FRTLABEL", ${documentVersions.CONNOTE} as "CONNOTE"
    from consignments c
    where ${visibleTo(viewer)} and c.reference = any(${[...references]}::text[])`.execute(tx);
  return new Map(rows.map(({ id, ...versions }) => [id, versions]));
}

/** The versions of a consignment's papers that were printed; null for a paper that was not. */
interface PrintedVersions {
  readonly consignmentId: string;
  readonly label: string | null;
  readonly note: string | null;
}

/** Records what the newest labels and notes show. Locked in one order, so that no two calls deadlock. */
export async function recordPrinted(
  tx: Tx,
  owner: Owner,
  printed: readonly PrintedVersions[],
): Promise<void> {
  if (printed.length === 0) return;
  const ids = printed.map(({ consignmentId }) => consignmentId);
  await sql`
    with locked as (
      select c.id from consignments c
      where ${ownedBy(owner, 'c')} and c.id = any(${ids}::uuid[])
      order by c.id for no key update
    )
    update consignments c set printed_label_version = coalesce(printed.label, c.printed_label_version),
      printed_note_version = coalesce(printed.note, c.printed_note_version)
    from locked join unnest(${ids}::uuid[], ${printed.map(({ label }) => label)}::text[],
      ${printed.map(({ note }) => note)}::text[]) as printed (id, label, note) on printed.id = locked.id
    where ${ownedBy(owner, 'c')} and c.id = locked.id`.execute(tx);
}
