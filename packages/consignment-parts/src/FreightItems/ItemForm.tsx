import type { LineItemInput } from '@consign/api-client/consignment';
import {
  findLength,
  findVolume,
  findWeight,
  isCount,
  pieceVolume,
  toCubicMetres,
  toKilograms,
  toMetres,
  withDimensions,
  withVolume,
  withVolumeTimesCount,
  withWeight,
  type Dimensions,
} from '@consign/domain/freight';
import { ErrorSummary, FieldRow, fieldId, NumberField, SelectField } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import type { PendingItem } from './pending-item.js';
import { DangerousGoodsFields } from './DangerousGoodsFields.js';
import { DescriptionField } from './DescriptionField.js';
import classes from './FreightItems.module.css';
import {
  parseMeasure,
  selectableTypes,
  toGoodsDraft,
  withChoice,
  withProduct,
  type ItemContext,
  type ItemDraft,
} from './item-draft.js';
import { useItemForm, type ItemRefusal } from './use-item-form.js';

interface Props extends ItemContext {
  /** Earlier unsaved input to start from (PLAT-19). */
  readonly initialDraft: ItemDraft | null;
  /** Focuses the first field; false if the form is open from the start. */
  readonly focusOnMount: boolean;
  /** Resolves to null on success. */
  readonly onSave: (input: LineItemInput) => Promise<ItemRefusal | null>;
  readonly onClose: () => void;
  readonly onPendingItemChange: (initialDraft: PendingItem | null) => void;
}

const sides = [
  ['length', 'Length'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const satisfies readonly (readonly [keyof Dimensions, string])[];

/** The form of one freight item; its measures are linked (FRGT-07, FRGT-08, FRGT-15). Enter saves, Escape closes. */
export function ItemForm(props: Props): ReactNode {
  const { item, initialDraft, settings, onSave, onClose, onPendingItemChange } = props;
  const packagingTypes = selectableTypes(props);
  const form = useItemForm({ context: props, initialDraft, onSave, onPendingItemChange });
  const { draft, errors, failure, pending, change, leave, submit } = form;
  const { measures } = draft;
  const storedGoods = toGoodsDraft(item?.dangerousGoods ?? null);
  const fieldProps = (path: string) => ({
    id: fieldId(`item/${path}`),
    error: errors[path],
    readOnly: pending,
    onBlur: () => leave(path),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape arrives here from its fields
    <form
      className={classes.form}
      aria-label={item === null ? 'New freight item' : 'Freight item'}
      data-locked={pending || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {failure !== null && <ErrorSummary title={failure} problems={[]} />}
      <FieldRow shares={[1, 2, 4]}>
        <NumberField
          label="Count"
          focusOnMount={props.focusOnMount}
          value={measures.count}
          onChange={(count) => change(withChoice(draft, { count }, packagingTypes), 'count')}
          {...fieldProps('count')}
        />
        <SelectField
          label="Package type"
          options={packagingTypes.map(({ code, name }) => ({ value: code, label: name }))}
          value={draft.packagingType}
          onChange={(packagingType) =>
            change(withChoice(draft, { packagingType }, packagingTypes), 'packagingType')
          }
          {...fieldProps('packagingType')}
        />
        <DescriptionField
          value={draft.description}
          optional={settings.freightItemDescriptionOptional}
          onChange={(description) => change({ ...draft, description }, 'description')}
          onProduct={(product) => change((now) => withProduct(now, product, packagingTypes), 'description')}
          {...fieldProps('description')}
        />
      </FieldRow>
      <FieldRow shares={[1, 1, 1, 1, 1]}>
        {sides.map(([side, label]) => (
          <NumberField
            key={side}
            label={label}
            unit="m"
            decimals={2}
            optional
            value={measures[side] === null ? null : toMetres(measures[side])}
            onChange={(metres) =>
              change(
                {
                  ...draft,
                  measures: withDimensions(measures, { [side]: parseMeasure(metres, findLength) }),
                },
                side,
              )
            }
            {...fieldProps(side)}
          />
        ))}
        <NumberField
          label="Volume"
          unit="m³"
          decimals={4}
          value={measures.volume === null ? null : toCubicMetres(measures.volume)}
          onChange={(volume) =>
            change({ ...draft, measures: withVolume(measures, parseMeasure(volume, findVolume)) }, 'volume')
          }
          {...fieldProps('volume')}
        />
        <NumberField
          label="Weight"
          unit="kg"
          decimals={2}
          value={measures.weight === null ? null : toKilograms(measures.weight)}
          onChange={(weight) =>
            change({ ...draft, measures: withWeight(measures, parseMeasure(weight, findWeight)) }, 'weight')
          }
          {...fieldProps('weight')}
        />
      </FieldRow>
      {(settings.dangerousGoodsEnabled || draft.dangerousGoods !== null || storedGoods !== null) && (
        <DangerousGoodsFields
          draft={draft}
          isAccepted={settings.dangerousGoodsEnabled}
          stored={storedGoods}
          change={change}
          fieldProps={fieldProps}
        />
      )}
      <div className={classes.actions}>
        <PieceVolumeHint
          measures={measures}
          onMultiply={() => change({ ...draft, measures: withVolumeTimesCount(measures) }, 'volume')}
        />
        <Button variant="default" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" loading={pending}>
          {item === null ? 'Add item' : 'Save item'}
        </Button>
      </div>
    </form>
  );
}

interface HintProps {
  readonly measures: Parameters<typeof withVolumeTimesCount>[0];
  readonly onMultiply: () => void;
}

/** A volume from the dimensions is for one piece: offers to multiply it by the count (FRGT-15). */
function PieceVolumeHint({ measures, onMultiply }: HintProps): ReactNode {
  const { count, length, width, height, volume } = measures;
  const hasSides = length !== null || width !== null || height !== null;
  const isOfOnePiece = hasSides && isCount(count) && count > 1 && volume === pieceVolume(measures);
  return (
    <span className={classes.hint} role="note">
      {isOfOnePiece && (
        <>
          Volume is for 1 piece. Multiply by {count}?
          <Button size="compact-sm" variant="light" onClick={onMultiply}>
            × {count}
          </Button>
        </>
      )}
    </span>
  );
}
