import type { ProductMatch } from '@consign/api-client/product';
import { findPrintWarning } from '@consign/domain/files';
import { SuggestField, type FieldProps } from '@consign/ui';
import type { ReactNode } from 'react';

import { useProducts } from './use-products.js';

interface Props extends Omit<FieldProps, 'label'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onProduct: (product: ProductMatch) => void;
}

/** The description; suggests products if the customer's catalogue supports completion (FRGT-09). */
export function DescriptionField({ value, onChange, onProduct, ...field }: Props): ReactNode {
  const { products, searching, search, stop } = useProducts();
  return (
    <SuggestField
      {...field}
      label="Description"
      warning={findPrintWarning(value)}
      value={value}
      suggestions={products.map(({ code, description }, index) => ({
        id: String(index),
        label: description,
        hint: code,
      }))}
      searching={searching}
      onChange={(typed) => {
        search(typed);
        onChange(typed);
      }}
      onPick={(id) => {
        const product = products[Number(id)];
        stop();
        if (product !== undefined) onProduct(product);
      }}
    />
  );
}
