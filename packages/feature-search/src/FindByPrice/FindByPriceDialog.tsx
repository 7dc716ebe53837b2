import { parsePriceFilter, priceFilterKinds, type PriceFilterKind } from '@consign/domain/pricing';
import { fieldId, focusField, MoneyField, NumberField, SelectField } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import type { SearchState } from '../search-state.js';

const anyPrice = 'ANY';

const labels: Readonly<Record<PriceFilterKind, string>> = {
  NO_PRICE: 'No price yet',
  ABOVE_BY_DOLLARS: 'Above estimate, in dollars',
  ABOVE_BY_PERCENT: 'Above estimate, in percent',
};

type Price = Pick<SearchState, 'price' | 'priceAtLeast'>;

interface Props {
  readonly searched: Price;
  readonly onFind: (price: Price) => void;
  readonly onClose: () => void;
}

/** Asks which prices to find, beside the other filters (LIST-82). */
export function FindByPriceDialog({ searched, onFind, onClose }: Props): ReactNode {
  const [{ price, priceAtLeast }, setDraft] = useState(searched);
  const [tried, setTried] = useState(false);
  const filter = price === null ? null : parsePriceFilter(price, priceAtLeast);
  const amount = {
    label: 'At least',
    id: fieldId('priceAtLeast'),
    hint: 'Confirmed over estimate, both excl. GST and FAF',
    error: tried && filter?.ok === false ? filter.problems[0]?.message : null,
  };
  const setAmount = (typed: string): void => setDraft({ price, priceAtLeast: typed });
  return (
    <FormDialog
      opened
      title="Find by price"
      saveLabel="Find"
      onSave={() => {
        setTried(true);
        if (filter?.ok === false) return focusField('priceAtLeast');
        onFind({ price, priceAtLeast });
        onClose();
      }}
      onCancel={onClose}
    >
      <SelectField
        label="Price"
        options={[
          { value: anyPrice, label: 'Any price' },
          ...priceFilterKinds.map((value) => ({ value, label: labels[value] })),
        ]}
        value={price ?? anyPrice}
        onChange={(value) =>
          setDraft({ price: priceFilterKinds.find((kind) => kind === value) ?? null, priceAtLeast: '' })
        }
        focusOnMount
      />
      {price === 'ABOVE_BY_DOLLARS' && <MoneyField {...amount} value={priceAtLeast} onChange={setAmount} />}
      {price === 'ABOVE_BY_PERCENT' && (
        <NumberField
          {...amount}
          unit="%"
          decimals={1}
          value={priceAtLeast === '' ? null : Number(priceAtLeast)}
          onChange={(typed) => setAmount(typed === null ? '' : String(typed))}
        />
      )}
    </FormDialog>
  );
}
