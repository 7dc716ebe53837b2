import type { Length, Volume, Weight } from '@consign/domain/freight';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { likePattern, splitWords } from '../database/fold.js';
import { type Owner, ownedBy } from '../database/owner.js';

export interface StoredProduct {
  readonly code: string;
  readonly description: string;
  readonly partCount: number;
  readonly packagingTypeCode: string | null;
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
  readonly volume: Volume | null;
  readonly weight: Weight | null;
}

type Field = 'code' | 'description';

export interface ProductSearch {
  readonly term: string;
  readonly fields: readonly Field[];
  readonly sortBy: Field;
  readonly limit: number;
}

export async function hasProducts(tx: Tx, owner: Owner): Promise<boolean> {
  const { rows } = await sql`select 1 from products p where ${ownedBy(owner, 'p')} limit 1`.execute(tx);
  return rows.length > 0;
}

const texts: Readonly<Record<Field, RawBuilder<unknown>>> = {
  code: sql`p.code_text`,
  description: sql`p.description_text`,
};

/** Finds products that match every word of the term, ignoring macrons and case (CALL-91). */
export async function searchProducts(
  tx: Tx,
  owner: Owner,
  { term, fields, sortBy, limit }: ProductSearch,
): Promise<StoredProduct[]> {
  const text = sql.join(
    fields.map((field) => texts[field]),
    sql` || ' ' || `,
  );
  const { rows } = await sql<StoredProduct>`
    select p.code, p.description, p.part_count as "partCount", p.packaging_type_code as "packagingTypeCode",
      p.length_steps as length, p.width_steps as width, p.height_steps as height, p.volume_steps as volume,
      p.weight_steps as weight
    from products p
    where ${ownedBy(owner, 'p')} and ${text} like all(${splitWords(term).map(likePattern)}::text[])
    order by ${texts[sortBy]} collate "C", p.code collate "C" limit ${limit}`.execute(tx);
  return rows;
}
