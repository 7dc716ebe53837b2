import { Button, ActionIcon } from '@mantine/core';
import { IconInfoCircle, IconKeyboard, IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { FilterButton } from './Filters/FilterButton.js';
import { FilterChips } from './Filters/FilterChips.js';
import type { Tool } from './Tools.js';
import { ViewsButton } from './SavedViews/ViewsButton.js';
import classes from './Search.module.css';
import type { SearchControl } from './use-search-state.js';

interface Props {
  readonly control: SearchControl;
  /** The filter has no place of its own above. */
  readonly withFilter: boolean;
  readonly addressOf: (query: Record<string, string>) => string;
  readonly onTool: (tool: Tool) => void;
  readonly now: () => Date;
}

/** The conditions in force at the left, and what else the list can do at the right. */
export function Toolbar({ control, withFilter, addressOf, onTool, now }: Props): ReactNode {
  const { state, change, search } = control;
  return (
    <div className={classes.toolbar}>
      <div className={classes.chips}>
        <FilterChips state={state} onChange={(without) => change({ ...without, pageNumber: 1 })} />
      </div>
      <div className={classes.tools}>
        {withFilter && <FilterButton state={state} onSearch={search} now={now} />}
        <ViewsButton control={control} addressOf={addressOf} />
        <Button
          variant="default"
          size="compact-md"
          title="Find references"
          onClick={() => onTool('references')}
        >
          <IconListSearch size={16} aria-hidden />
          <span className={classes.long}>&nbsp;Find references</span>
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label="What each status means"
          title="What each status means"
          onClick={() => onTool('statuses')}
        >
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.keys ?? ''}
          variant="subtle"
          color="gray"
          size={30}
          aria-label="Keys of the list"
          title="Keys of the list (?)"
          onClick={() => onTool('keys')}
        >
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
