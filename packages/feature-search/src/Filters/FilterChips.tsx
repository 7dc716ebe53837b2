import { IconX } from '@tabler/icons-react';
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
        <li key={key} className={classes.chip}>
          <span className={classes.words} title={label}>
            {label}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${label}`}
            onClick={() => onChange(without)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
