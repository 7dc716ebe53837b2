import { useState, type ReactNode } from 'react';

import { useSearchState, type SearchControl } from '../use-search-state.js';

interface Props {
  readonly query: Record<string, string>;
  readonly children: (control: SearchControl) => ReactNode;
}

/** Gives a part of the list a search state of its own. */
export function WithControl({ query, children }: Props): ReactNode {
  const [address, setAddress] = useState(query);
  const { control } = useSearchState({
    query: address,
    onQueryChange: (change) => setAddress(change.query),
  });
  return children(control);
}
