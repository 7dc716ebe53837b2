import { Pill } from '@mantine/core';
import type { ReactNode } from 'react';

import type { SearchState } from '../search-state.js';
import { activeFilters } from './filter-words.js';
import classes from './Filters.module.css';

interface Props {
  readonly state: SearchState;
  readonly onChange: (changed: Partial<SearchState>) => void;
}

/** The conditions in force, each to be lifted by itself. */
export function FilterChips({ state, onChange }: Props): ReactNode {
  const filters = activeFilters(state);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Pill
            className={classes.chip ?? ''}
            title={label}
            withRemoveButton
            onRemove={() => onChange(without)}
            removeButtonProps={{ 'aria-label': `Remove ${label}`, 'aria-hidden': false, tabIndex: 0 }}
          >
            {label}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
