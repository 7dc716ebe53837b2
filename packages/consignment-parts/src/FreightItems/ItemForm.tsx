import type { LineItemWire } from '@consign/domain/rules';
import {
  findLength,
  findVolume,
  findWeight,
  toCubicMetres,
  toKilograms,
  toMetres,
  withDimensions,
  withLineVolume,
  withVolume,
  withWeight,
  type Dimensions,
} from '@consign/domain/freight';
import {
  ConfirmDialog,
  ErrorSummary,
  fieldId,
  FieldRow,
  layout,
  NumberField,
  SelectField,
} from '@consign/ui';
import { Button } from '@mantine/core';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';

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
import { VolumeHint } from './VolumeHint.js';
import { useItemForm, type ItemRefusal } from './use-item-form.js';

interface Props extends ItemContext {
  /** Earlier unsaved input to start from (PLAT-19). */
  readonly initialDraft: ItemDraft | null;
  /** Focuses the first field; false if the form is open from the start. */
  readonly focusOnMount: boolean;
  /** Resolves to null on success. */
  readonly onSave: (input: LineItemWire) => Promise<ItemRefusal | null>;
  readonly onClose: () => void;
  readonly onPendingItemChange: (initialDraft: PendingItem | null) => void;
  readonly handle: Ref<ItemFormHandle>;
}

export interface ItemFormHandle {
  /** Saves the item as Enter does. False if it isn't valid, is refused, or a question must be answered first. */
  readonly submit: () => Promise<boolean>;
  /** Proceeds, after asking whether to discard the input (FRGT-19). */
  readonly leave: (proceed: () => void) => void;
}

const sides = [
  ['length', 'Length'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const satisfies readonly (readonly [keyof Dimensions, string])[];

/**
 * The form of one freight item; its measures are linked (FRGT-07, FRGT-08, FRGT-15). Enter saves, Escape closes; both
 * may ask first (FRGT-15, FRGT-19).
 */
export function ItemForm(props: Props): ReactNode {
  const { item, initialDraft, settings, onSave, onClose, onPendingItemChange } = props;
  const packagingTypes = selectableTypes(props);
  const form = useItemForm({ context: props, initialDraft, onSave, onPendingItemChange });
  const { draft, errors, failure, pending, change, leave, submit, question } = form;
  const [discarding, setDiscarding] = useState<{ readonly proceed: () => void } | null>(null);
  const leaveForm = (proceed: () => void): void => {
    if (form.isDirty()) setDiscarding({ proceed });
    else proceed();
  };
  useImperativeHandle(props.handle, () => ({ submit, leave: leaveForm }));
  const { measures } = draft;
  const storedGoods = toGoodsDraft(item?.dangerousGoods ?? null);
  const fieldProps = (path: string) => ({
    id: fieldId(`item/${path}`),
    error: errors[path],
    readOnly: pending,
    onBlur: () => leave(path),
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape arrives here from its fields */}
      <form
        className={`${layout.column} ${classes.form}`}
        aria-label={item === null ? 'New freight item' : 'Freight item'}
        data-locked={pending || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          if (question.isOpen) question.close();
          else leaveForm(onClose);
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
        <div className={layout.buttons} data-end>
          <VolumeHint
            measures={measures}
            isAsking={question.isOpen}
            takeRef={question.takeRef}
            onTake={() => question.take(withLineVolume(measures))}
            onKeep={question.keep}
          />
          <Button variant="default" onClick={() => leaveForm(onClose)} disabled={pending}>
            Cancel
          </Button>
          {/* The filled button is the screen's own next step (FRGT-36). */}
          <Button type="submit" variant="light" loading={pending}>
            {item === null ? 'Add item' : 'Save item'}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        opened={discarding !== null}
        title={item === null ? 'Discard this freight item?' : 'Discard your changes to this freight item?'}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={() => {
          setDiscarding(null);
          discarding?.proceed();
        }}
        onCancel={() => setDiscarding(null)}
      >
        What you entered in the form will be lost.
      </ConfirmDialog>
    </>
  );
}
