import { isUnNumber } from '@consign/domain/rules';
import { FieldRow, TextField, type FieldProps } from '@consign/ui';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

import { ClassField } from './ClassField.js';
import classes from './FreightItems.module.css';
import { emptyGoods, withGoodsEntry, type GoodsDraft, type ItemDraft } from './item-draft.js';
import { useGoodsLookup } from './use-goods-lookup.js';

interface Props {
  readonly draft: ItemDraft;
  readonly change: (next: ItemDraft | ((now: ItemDraft) => ItemDraft), path: string) => void;
  /** Shared props of the field at a path: id, error, read-only. */
  readonly fieldProps: (path: string) => Omit<FieldProps, 'label'>;
}

const subclasses = [
  ['subsidiaryClass1', 'Subsidiary class 1'],
  ['subsidiaryClass2', 'Subsidiary class 2'],
] as const;

/** The checkbox of DG-01, UN number and classes; a known number fills the classes (DG-02). */
export function DangerousGoodsFields({ draft, change, fieldProps }: Props): ReactNode {
  const { hint, lookUp } = useGoodsLookup();
  const { dangerousGoods: goods } = draft;
  const { id, error, readOnly = false } = fieldProps('dangerousGoods');
  const set = (changed: Partial<GoodsDraft>, field: keyof GoodsDraft): void =>
    change(
      (now) => ({ ...now, dangerousGoods: { ...(now.dangerousGoods ?? emptyGoods), ...changed } }),
      `dangerousGoods/${field}`,
    );
  return (
    <div className={classes.goodsFields}>
      <Checkbox
        {...(id === undefined ? {} : { id })}
        label="Dangerous goods"
        checked={goods !== null}
        disabled={readOnly}
        error={error}
        onChange={(event) =>
          change(
            { ...draft, dangerousGoods: event.currentTarget.checked ? emptyGoods : null },
            'dangerousGoods',
          )
        }
      />
      {goods !== null && (
        <FieldRow shares={[2, 2, 2, 2]}>
          <TextField
            label="UN number"
            value={goods.unNumber}
            hint={hint}
            onChange={(unNumber) => {
              set({ unNumber }, 'unNumber');
              const number = unNumber.trim();
              void lookUp(isUnNumber(number) ? number : null, (entry) =>
                change(
                  (now) =>
                    now.dangerousGoods?.unNumber.trim() === number ? withGoodsEntry(now, entry) : now,
                  'dangerousGoods/class',
                ),
              );
            }}
            {...fieldProps('dangerousGoods/unNumber')}
          />
          <ClassField
            label="Class"
            value={goods.class}
            onChange={(value) => set({ class: value }, 'class')}
            {...fieldProps('dangerousGoods/class')}
          />
          {subclasses.map(([field, label]) => (
            <ClassField
              key={field}
              label={label}
              optional
              value={goods[field]}
              onChange={(value) => set({ [field]: value }, field)}
              {...fieldProps(`dangerousGoods/${field}`)}
            />
          ))}
        </FieldRow>
      )}
    </div>
  );
}
