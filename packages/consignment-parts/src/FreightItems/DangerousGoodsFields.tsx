import { isUnNumber, packingGroups, quantityUnits } from '@consign/domain/rules';
import { type FieldProps, FieldRow, layout, NumberField, SelectField, TextField } from '@consign/ui';
import { Checkbox } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import type { DangerousGoodsEntry } from '@consign/api-client/product';
import { dangerousGoodsQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient, useQuery } from '@tanstack/react-query';

import classes from './FreightItems.module.css';
import { emptyGoods, withGoodsEntry, withUnNumber, type GoodsDraft, type ItemDraft } from './item-draft.js';

interface Props {
  readonly draft: ItemDraft;
  /** False where the provider doesn't accept dangerous goods: declared goods may stay or be removed (CONS-56). */
  readonly isAccepted: boolean;
  /** The dangerous goods of the item as stored. */
  readonly stored: GoodsDraft | null;
  readonly change: (next: ItemDraft | ((now: ItemDraft) => ItemDraft), path: string) => void;
  /** Shared props of the field at a path: id, error, read-only. */
  readonly fieldProps: (path: string) => Omit<FieldProps, 'label'>;
}

const subclasses = [
  ['subsidiaryClass1', 'Subsidiary class 1'],
  ['subsidiaryClass2', 'Subsidiary class 2'],
] as const;

const marks = [
  ['marinePollutant', 'Marine pollutant'],
  ['limitedQuantity', 'Limited quantity'],
] as const;

const notAccepted = 'Your freight provider no longer accepts these. Keep them as they are, or remove them.';

/** The checkbox of DG-01 and the details; a known UN number fills them (DG-02, DG-05). */
export function DangerousGoodsFields(props: Props): ReactNode {
  const { draft, isAccepted, stored, change, fieldProps } = props;
  const { hint, lookUp } = useGoodsLookup();
  const { dangerousGoods: goods } = draft;
  const { id, error, readOnly = false } = fieldProps('dangerousGoods');
  const ticked = isAccepted ? emptyGoods : (stored ?? emptyGoods);
  const detailProps = (field: keyof GoodsDraft) => {
    const shared = fieldProps(`dangerousGoods/${field}`);
    return { ...shared, readOnly: readOnly || !isAccepted };
  };
  const set = (changed: Partial<GoodsDraft>, field: keyof GoodsDraft): void =>
    change(
      (now) => ({ ...now, dangerousGoods: { ...(now.dangerousGoods ?? emptyGoods), ...changed } }),
      `dangerousGoods/${field}`,
    );
  return (
    <div className={layout.column}>
      <Checkbox
        {...(id === undefined ? {} : { id })}
        label="Dangerous goods"
        checked={goods !== null}
        disabled={readOnly}
        error={error}
        description={isAccepted ? undefined : notAccepted}
        onChange={(event) => {
          void lookUp(null);
          change({ ...draft, dangerousGoods: event.currentTarget.checked ? ticked : null }, 'dangerousGoods');
        }}
      />
      {goods !== null && (
        <>
          <FieldRow folds shares={[2, 2, 2, 2]}>
            <TextField
              label="UN number"
              value={goods.unNumber}
              hint={hint}
              onChange={(unNumber) => {
                change((now) => withUnNumber(now, unNumber), 'dangerousGoods/unNumber');
                const number = unNumber.trim();
                void lookUp(isUnNumber(number) ? number : null, (entry) =>
                  change(
                    (now) =>
                      now.dangerousGoods?.unNumber.trim() === number ? withGoodsEntry(now, entry) : now,
                    'dangerousGoods/class',
                  ),
                );
              }}
              {...detailProps('unNumber')}
            />
            <ClassField
              label="Class"
              value={goods.class}
              onChange={(value) => set({ class: value }, 'class')}
              {...detailProps('class')}
            />
            {subclasses.map(([field, label]) => (
              <ClassField
                key={field}
                label={label}
                optional
                value={goods[field]}
                onChange={(value) => set({ [field]: value }, field)}
                {...detailProps(field)}
              />
            ))}
          </FieldRow>
          <FieldRow shares={[6, 2]}>
            <TextField
              label="Proper shipping name"
              optional
              value={goods.nameAndDescription}
              onChange={(nameAndDescription) => set({ nameAndDescription }, 'nameAndDescription')}
              {...detailProps('nameAndDescription')}
            />
            <SelectField
              label="Packing group"
              optional
              options={packingGroups.map((group) => ({ value: group, label: group }))}
              value={goods.packingGroup === '' ? null : goods.packingGroup}
              onChange={(group) => set({ packingGroup: group ?? '' }, 'packingGroup')}
              {...detailProps('packingGroup')}
            />
          </FieldRow>
          <FieldRow folds shares={[2, 2, 2, 2]}>
            <NumberField
              label="Total quantity"
              optional
              decimals={3}
              value={goods.quantity}
              onChange={(quantity) => set({ quantity }, 'quantity')}
              {...detailProps('quantity')}
            />
            <SelectField
              label="Unit"
              optional
              options={quantityUnits.map((unit) => ({ value: unit, label: unit }))}
              value={goods.quantityUnit === '' ? null : goods.quantityUnit}
              onChange={(unit) => set({ quantityUnit: unit ?? '' }, 'quantityUnit')}
              {...detailProps('quantityUnit')}
            />
            <NumberField
              label="Flash point"
              unit="°C"
              optional
              value={goods.flashPoint}
              onChange={(flashPoint) => set({ flashPoint }, 'flashPoint')}
              {...detailProps('flashPoint')}
            />
            <div className={classes.goodsMarks}>
              {marks.map(([field, label]) => (
                <Checkbox
                  key={field}
                  label={label}
                  checked={goods[field]}
                  disabled={readOnly || !isAccepted}
                  onChange={(event) => set({ [field]: event.currentTarget.checked }, field)}
                />
              ))}
            </div>
          </FieldRow>
        </>
      )}
    </div>
  );
}

interface GoodsLookup {
  /** The lookup's state, shown below the number. */
  readonly hint: string | undefined;
  /** Looks up a UN number; null cancels the previous lookup. */
  readonly lookUp: (unNumber: string | null, onFound?: (entry: DangerousGoodsEntry) => void) => Promise<void>;
}

/** Looks up a UN number once it has four digits (DG-02). If that fails, the fields stay editable. */
function useGoodsLookup(): GoodsLookup {
  const queries = dangerousGoodsQueries(useClient());
  const cache = useQueryClient();
  const [hint, setHint] = useState<string>();
  const asked = useRef<string | null>(null);
  const find = async (unNumber: string): Promise<DangerousGoodsEntry | null | 'failed'> => {
    try {
      return await cache.fetchQuery({ ...queries.byNumber(unNumber), retry: false });
    } catch {
      return 'failed';
    }
  };
  return {
    hint,
    lookUp: async (unNumber, onFound) => {
      asked.current = unNumber;
      setHint(unNumber === null ? undefined : 'Looking up…');
      if (unNumber === null) return;
      const entry = await find(unNumber);
      // The number has changed since.
      if (asked.current !== unNumber) return;
      if (entry === 'failed') setHint("Couldn't look this up. Enter the class.");
      else if (entry === null) setHint('Unknown UN number. Enter the class.');
      else {
        setHint(undefined);
        onFound?.(entry);
      }
    },
  };
}

interface ClassProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A dangerous goods class: a list, or a text field if the list could not be loaded (DG-02). */
function ClassField({ value, onChange, ...field }: ClassProps): ReactNode {
  const { data: known = [] } = useQuery(dangerousGoodsQueries(useClient()).classes());
  if (known.length === 0) {
    return <TextField {...field} value={value} onChange={onChange} />;
  }
  const isListed = value === '' || known.some(({ code }) => code === value);
  return (
    <SelectField
      {...field}
      options={[
        ...(isListed ? [] : [{ value, label: value }]),
        ...known.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
      ]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
