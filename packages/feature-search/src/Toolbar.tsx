import { usePermissions } from '@consign/session';
import { lazyComponent, openFinder } from '@consign/ui';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconColumns3,
  IconInfoCircle,
  IconKeyboard,
  IconListSearch,
  IconReceiptDollar,
  IconSignatureOff,
} from '@tabler/icons-react';
import { memo, useState, type ReactNode } from 'react';

import { activeFilters, withoutProofLabel } from './Filters/active-filters.js';
import type { FilterProps } from './Filters/FilterBar.js';
import { FilterChips } from './Filters/FilterChips.js';
import { keywordId } from './Filters/FilterFields.js';
import { toColumns, toColumnState } from './search-state.js';
import classes from './Search.module.css';
import type { Tool } from './Tools.js';
import type { SearchControl } from './use-search-state.js';

const FilterDialog = lazyComponent(async () => (await import('./Filters/FilterDialog.js')).FilterDialog);
// In the table's chunk, which is loading anyway.
const ColumnsButton = lazyComponent(
  async () => (await import('@consign/consignment-parts/table')).ConsignmentColumnsButton,
  <Button
    className={classes.columns ?? ''}
    disabled
    variant="default"
    leftSection={<IconColumns3 size={16} aria-hidden />}
  >
    Columns
  </Button>,
);

interface Props {
  readonly control: SearchControl;
  /** The filter is not shown above the list. */
  readonly withFilter: boolean;
  readonly onTool: (tool: Tool) => void;
  readonly now: () => Date;
}

/** Active filters on the left, tools on the right. */
export const Toolbar = memo(({ control, withFilter, onTool, now }: Props): ReactNode => {
  const { state, change, search } = control;
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  return (
    <div className={classes.toolbar}>
      <div className={classes.chips}>
        <FilterChips state={state} onChange={(without) => change({ ...without, pageNumber: 1 })} />
      </div>
      <div className={classes.tools}>
        {withFilter && <FilterButton state={state} onSearch={search} now={now} />}
        <Button variant="default" title="Find references" onClick={() => onTool('references')}>
          <IconListSearch size={16} aria-hidden />
          <span className={classes.long}>&nbsp;Find references</span>
        </Button>
        {seesPrices && (
          <Button variant="default" title="Find by price" onClick={() => onTool('price')}>
            <IconReceiptDollar size={16} aria-hidden />
            <span className={classes.long}>&nbsp;Find by price</span>
          </Button>
        )}
        {!withFilter && (
          <ActionIcon
            variant={state.withoutProof ? 'light' : 'default'}
            size={36}
            aria-label={withoutProofLabel}
            aria-pressed={state.withoutProof}
            title={withoutProofLabel}
            onClick={() => change({ withoutProof: !state.withoutProof, pageNumber: 1 })}
          >
            <IconSignatureOff size={16} aria-hidden />
          </ActionIcon>
        )}
        <ColumnsButton
          state={toColumnState(state.columns)}
          onState={(shown) =>
            change({ columns: shown === null ? null : toColumns(shown) }, { replace: true })
          }
        />
        <Button
          className={classes.cards ?? ''}
          variant="default"
          title="Sort and fields"
          onClick={() => onTool('cards')}
        >
          <IconArrowsSort size={16} aria-hidden />
          <span className={classes.long}>&nbsp;Sort and fields</span>
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
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
          size={36}
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={() => openFinder('keys')}
        >
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
});

/** Opens the filter on narrow screens; shows the number of active filters (LIST-12). */
function FilterButton(props: FilterProps): ReactNode {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const count = activeFilters(props.state).length;
  return (
    <>
      <Button
        // The target of '/' while the field itself is not rendered.
        id={opened ? undefined : keywordId}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onPointerEnter={FilterDialog.preload}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {wanted && <FilterDialog {...props} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
