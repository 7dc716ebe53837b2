import type { ProductMatch } from '@consign/api-client/product';
import { findPrintWarning } from '@consign/domain/files';
import { SuggestField, type FieldProps } from '@consign/ui';
import { useState, type ReactNode } from 'react';
import { isProductTerm, productQueries } from '@consign/queries';
import { useClient, useOrganisation } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

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

const debounceMs = 250;
const maxShown = 30;

interface Products {
  readonly products: readonly ProductMatch[];
  readonly searching: boolean;
  readonly search: (term: string) => void;
  /** Hides the suggestions until something is typed. */
  readonly stop: () => void;
}

/** Suggests products (FRGT-09) until the service has failed too often (FRGT-10). Failures are silent. */
function useProducts(): Products {
  const queries = productQueries(useClient());
  const { id } = useOrganisation();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const [settled] = useDebouncedValue(term, debounceMs);
  const isOff = useQuery(queries.isOff()).data;
  const isSearchable = isProductTerm(term);
  // Load the catalogue's capabilities when they are first needed.
  const catalog = useQuery({ ...queries.catalog(id), enabled: isSearchable && !isOff, retry: false });
  const completes = catalog.data?.supportsAutoCompletion === true && !isOff;
  const isSettled = isSearchable && settled === term;
  const found = useQuery({ ...queries.matches(id, settled), enabled: completes && isSettled });
  return {
    products: completes && isSettled ? (found.data ?? []).slice(0, maxShown) : [],
    searching: completes && isSearchable && (settled !== term || found.isFetching),
    search: setTyped,
    stop: () => setTyped(''),
  };
}
