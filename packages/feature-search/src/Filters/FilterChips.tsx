import { IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';

import type { SearchState } from '../search-state.js';
import { keywordId } from './FilterFields.js';
import { activeFilters } from './active-filters.js';
import classes from './Filters.module.css';

interface Props {
  readonly state: SearchState;
  readonly onChange: (changed: Partial<SearchState>) => void;
}

/** The active filters, each of which can be removed. */
export function FilterChips({ state, onChange }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const filters = activeFilters(state);
  if (filters.length === 0) return null;
  /** The focused chip is removed: focus its neighbour, or the filter after the last one. */
  const moveFocusFrom = (index: number): void => {
    const chips = list.current?.querySelectorAll('button');
    const next = chips?.[index + 1] ?? chips?.[index - 1] ?? document.getElementById(keywordId);
    next?.focus();
  };
  return (
    <ul ref={list} className={classes.chips} aria-label="Active filters">
      {filters.map(({ key, label, without }, index) => (
        <li key={key} className={classes.chip}>
          <span className={classes.words} title={label}>
            {label}
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${label}`}
            onClick={() => {
              moveFocusFrom(index);
              onChange(without);
            }}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
