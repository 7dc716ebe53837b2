import type { LineItem, PackagingType } from '@consign/api-client/consignment';
import { calculateTotals, findCubicFactor, findSegregations } from '@consign/domain/freight';
import { limits, type LineItemSettings, type LineItemWire } from '@consign/domain/rules';
import { Card, DisabledReasonButton, EmptyState, fieldId, focusField, layout } from '@consign/ui';
import { IconAlertTriangle, IconPackages, IconPlus } from '@tabler/icons-react';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { ChargeableWeight } from './ChargeableWeight.js';
import classes from './FreightItems.module.css';
import type { ItemDraft } from './item-draft.js';
import { ItemForm, type ItemFormHandle } from './ItemForm.js';
import { ItemsTable } from './ItemsTable.js';
import { findEditedItem, type PendingItem } from './pending-item.js';
import { toMeasures } from './to-measures.js';
import type { ItemRefusal } from './use-item-form.js';

interface Props {
  readonly items: readonly LineItem[];
  readonly packagingTypes: readonly PackagingType[];
  readonly settings: LineItemSettings;
  /** kg/m³ of the chosen service type; null where there is none (FRGT-17). */
  readonly cubicFactor: number | null;
  readonly readOnly: boolean;
  /** False where the last item must stay (CONS-28). */
  readonly deletable: boolean;
  readonly error: string | undefined;
  /** The initial package type of a new item; null or omitted for none. */
  readonly usualPackaging?: string | null | undefined;
  /** Saves a new item, or the changed one. */
  readonly onSave: (input: LineItemWire, item: LineItem | null) => Promise<ItemRefusal | null>;
  readonly onDelete: (item: LineItem) => Promise<void>;
  /** The unsaved item that the form opens with; read once (PLAT-19). */
  readonly pendingItem: PendingItem | null;
  /** Called with every change of the item form; null once it is added or cancelled. */
  readonly onPendingItemChange: (pendingItem: PendingItem | null) => void;
  readonly handle?: Ref<FreightItemsHandle>;
}

export interface FreightItemsHandle {
  /** Saves the item that is open in the form, and closes it (FRGT-20). False if it isn't saved. */
  readonly saveOpenItem: () => Promise<boolean>;
}

/** What the item form edits; `formKey` keys a fresh form for each new item. */
interface Editing {
  readonly item: LineItem | null;
  readonly draft: ItemDraft | null;
  readonly formKey: number;
}

function firstForm({ items, readOnly, pendingItem }: Props): Editing | null {
  if (readOnly) return null;
  if (pendingItem !== null)
    return { item: findEditedItem(pendingItem, items), draft: pendingItem.draft, formKey: 1 };
  // Without items, the form for the first one is open.
  return items.length === 0 ? { item: null, draft: null, formKey: 0 } : null;
}

/** The freight items of a consignment, and the form of one item. */
export function FreightItemsSection(props: Props): ReactNode {
  const { items, packagingTypes, settings, cubicFactor, readOnly, deletable, error } = props;
  const { usualPackaging = null } = props;
  const { onSave, onDelete, onPendingItemChange } = props;
  const [editing, setEditing] = useState(() => firstForm(props));
  const [deleting, setDeleting] = useState(false);
  const form = useRef<ItemFormHandle>(null);
  const isLast = useRef(false);
  useImperativeHandle(props.handle, () => ({
    saveOpenItem: async () => {
      if (form.current === null) return false;
      isLast.current = true;
      const isSaved = await form.current.submit();
      isLast.current = false;
      return isSaved;
    },
  }));
  const close = (): void => {
    setEditing(null);
    onPendingItemChange(null);
  };
  /** Closes the form and returns the focus to where it was opened (FRGT-19). */
  const leave = (item: LineItem | null): void => {
    flushSync(close);
    focusField(item === null ? 'addItem' : `editItem/${item.id}`);
  };
  const open = (item: LineItem | null): void =>
    setEditing((current) => ({ item, draft: null, formKey: (current?.formKey ?? 0) + 1 }));

  const save = async (input: LineItemWire, item: LineItem | null): Promise<ItemRefusal | null> => {
    const refusal = await onSave(input, item);
    if (refusal === null) {
      // The focus is on Add item: Enter opens the form of the next one (FRGT-36).
      if (isLast.current) setEditing(null);
      else leave(item);
    }
    return refusal;
  };

  const isFull = items.length >= limits.freightItems;
  return (
    <Card
      title="Freight items"
      flush
      id={fieldId('lineItems')}
      aside={
        !readOnly &&
        editing === null && (
          <DisabledReasonButton
            id={fieldId('addItem')}
            variant="default"
            icon={<IconPlus size={16} aria-hidden />}
            reason={isFull ? `At most ${limits.freightItems} freight items are allowed` : null}
            onClick={() => open(null)}
          >
            Add item
          </DisabledReasonButton>
        )
      }
    >
      {error !== undefined && (
        <p className={layout.notice} data-edge data-tone="error" role="alert">
          {error}
        </p>
      )}
      {items.length > 0 && (
        <ItemsTable
          items={items}
          editable={!readOnly}
          deletable={deletable}
          busy={deleting}
          onEdit={(item) => {
            const edit = (): void => {
              onPendingItemChange(null);
              open(item);
            };
            if (form.current === null) edit();
            else form.current.leave(edit);
          }}
          onDelete={(item) => {
            setDeleting(true);
            if (editing?.item?.id === item.id) close();
            void onDelete(item).finally(() => {
              flushSync(() => setDeleting(false));
              // Its button is gone with it (CONS-90).
              if (!focusField('addItem')) focusField('item/count');
            });
          }}
        />
      )}
      {items.length > 0 && (
        <ChargeableWeight
          totals={calculateTotals(items.map((item) => toMeasures(item)))}
          factor={findCubicFactor(cubicFactor)}
        />
      )}
      <SegregationWarning items={items} />
      {items.length === 0 && editing === null && (
        <EmptyState icon={IconPackages} title="No freight items">
          Add what you're sending.
        </EmptyState>
      )}
      {editing !== null && !readOnly && (
        <ItemForm
          key={`${editing.item?.id ?? `new ${usualPackaging ?? ''}`} ${editing.formKey}`}
          item={editing.item}
          initialDraft={editing.draft}
          focusOnMount={editing.formKey > 0}
          usualPackaging={usualPackaging}
          packagingTypes={packagingTypes}
          settings={settings}
          onSave={(input) => save(input, editing.item)}
          onClose={() => leave(editing.item)}
          handle={form}
          onPendingItemChange={onPendingItemChange}
        />
      )}
    </Card>
  );
}

/** Names dangerous goods of the consignment that may not travel together (DGDC-07); it stops nothing. */
function SegregationWarning({ items }: { readonly items: readonly LineItem[] }): ReactNode {
  const pairs = findSegregations(items.flatMap(({ dangerousGoods }) => dangerousGoods ?? []));
  if (pairs.length === 0) return null;
  return (
    <output className={`${layout.withIcon} ${classes.segregation}`} data-tone="warning">
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        These may not travel together: {pairs.join('; ')}. Check Schedule 3 of the Dangerous Goods Rule, or
        send them in separate consignments.
      </span>
    </output>
  );
}
