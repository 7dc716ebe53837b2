import { lazyComponent } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { FilterProps } from './FilterBar.js';
import { keywordId } from './FilterFields.js';
import { activeFilters } from './active-filters.js';

const FilterDialog = lazyComponent(async () => (await import('./FilterDialog.js')).FilterDialog);

/** Opens the filter on narrow screens; shows the number of active filters (LIST-12). */
export function FilterButton(props: FilterProps): ReactNode {
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
