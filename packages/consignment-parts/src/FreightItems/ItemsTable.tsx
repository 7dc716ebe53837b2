import type { LineItem } from '@consign/api-client/consignment';
import { formatDeclaredGoods, formatVolume, formatWeight, calculateTotals } from '@consign/domain/freight';
import { formatCount } from '@consign/domain';
import { fieldId, layout, typography } from '@consign/ui';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './FreightItems.module.css';
import { formatSides, toMeasures } from './to-measures.js';

interface Props {
  readonly items: readonly LineItem[];
  readonly editable: boolean;
  readonly deletable: boolean;
  readonly busy: boolean;
  readonly onEdit: (item: LineItem) => void;
  readonly onDelete: (item: LineItem) => void;
}

const bare = { unit: false } as const;

/** Every item, without paging, and their totals (FRGT-12, FRGT-13). */
export function ItemsTable({ items, editable, deletable, busy, onEdit, onDelete }: Props): ReactNode {
  const measured = items.map((item) => ({ item, ...toMeasures(item) }));
  const totals = calculateTotals(measured);
  return (
    <table className={`${layout.table} ${classes.table}`} aria-label="Freight items">
      <thead>
        <tr>
          <th scope="col" data-right>
            Count
          </th>
          <th scope="col">Package type</th>
          <th scope="col">Description</th>
          <th scope="col" data-right>
            L × W × H (m)
          </th>
          <th scope="col" data-right>
            Volume (m³)
          </th>
          <th scope="col" data-right>
            Weight (kg)
          </th>
          {editable && (
            <th scope="col" data-right>
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {measured.map(({ item, volume, weight }, index) => (
          <tr key={item.id}>
            <td data-right data-label="Count">
              {item.count}
            </td>
            <td data-label="Package type">{item.packagingType.name}</td>
            <td data-label="Description" className={classes.description}>
              <bdi>{item.description}</bdi>
              {item.dangerousGoods !== null && (
                <span className={typography.secondLine}>{formatDeclaredGoods(item.dangerousGoods)}</span>
              )}
            </td>
            <td data-right data-label="L × W × H (m)" className={classes.sides}>
              {formatSides(item)}
            </td>
            <td data-right data-label="Volume (m³)">
              {formatVolume(volume, bare)}
            </td>
            <td data-right data-label="Weight (kg)">
              {formatWeight(weight, bare)}
            </td>
            {editable && (
              <td data-right>
                <span className={classes.rowActions}>
                  <RowAction
                    id={fieldId(`editItem/${item.id}`)}
                    label={`Edit item ${index + 1}`}
                    disabled={busy}
                    onClick={() => onEdit(item)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </RowAction>
                  {deletable && (
                    <RowAction
                      label={`Delete item ${index + 1}`}
                      disabled={busy}
                      onClick={() => onDelete(item)}
                    >
                      <IconTrash size={16} aria-hidden />
                    </RowAction>
                  )}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td data-right data-label="Pieces">
            {formatCount(totals.deliveryItems)}
          </td>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td data-right data-label="Volume (m³)">
            {formatVolume(totals.volume, bare)}
          </td>
          <td data-right data-label="Weight (kg)">
            {formatWeight(totals.weight, bare)}
          </td>
          {editable && <td aria-hidden />}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowActionProps {
  readonly id?: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

// A plain button for speed: there may be two in each of 200 rows.
function RowAction({ id, label, disabled, onClick, children }: RowActionProps): ReactNode {
  return (
    <button
      id={id}
      type="button"
      className={classes.rowAction}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
