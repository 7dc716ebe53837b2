import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';

import type { SearchState } from '../search-state.js';
import { FilterFields } from './FilterFields.js';
import classes from './Filters.module.css';
import { useFilterForm } from './use-filter-form.js';

export interface FilterProps {
  readonly state: SearchState;
  /** Without references, the pasted ones are kept. */
  readonly onSearch: (filter: Partial<SearchState>, references?: readonly string[]) => void;
  readonly now: () => Date;
}

/** The filter above the list, on wide screens (LIST-09, LIST-10). */
export const FilterBar = memo(({ state, onSearch, now }: FilterProps): ReactNode => {
  const { draft, change, checked, search, clear } = useFilterForm(state, now, onSearch);
  return (
    <search>
      <form
        className={classes.bar}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <FilterFields
          className={classes.fields}
          draft={draft}
          onChange={change}
          checked={checked}
          now={now}
        />
        <div className={classes.buttons}>
          <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
            Search
          </Button>
          <Button variant="default" onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
    </search>
  );
});
