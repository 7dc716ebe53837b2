import type { LineItem } from '@consign/api-client/consignment';
import type { LineItemWire } from '@consign/domain/rules';

import type { ItemRefusal } from './use-item-form.js';

/** The freight items of the form, and how they are saved. */
export interface Freight {
  readonly items: readonly LineItem[];
  readonly save: (input: LineItemWire, item: LineItem | null) => Promise<ItemRefusal | null>;
  readonly remove: (item: LineItem) => Promise<ItemRefusal | null>;
}

/** Toast texts of both kinds of freight. */
export const freightMessages = {
  added: 'Item has been added to consignment',
  changed: 'Freight has been saved',
  deleted: 'Item has been deleted from consignment',
} as const;
