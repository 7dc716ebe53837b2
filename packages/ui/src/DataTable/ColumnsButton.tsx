import { Box, Button, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { lazyComponent } from '../LazyComponent/lazy-component.js';
import type { ColumnChoice, ColumnState } from './column-state.js';
import classes from './DataTable.module.css';

const Panel = lazyComponent(
  async () => (await import('./ColumnsPanel.js')).ColumnsPanel,
  <Box h={320} aria-busy="true" />,
);

interface Props {
  readonly columns: readonly ColumnChoice[];
  readonly state: ColumnState | null;
  /** Null for the default columns. The screen stores the state. */
  readonly onState: (state: ColumnState | null) => void;
}

/** Opens the column chooser; hidden where rows are cards. */
export function ColumnsButton(props: Props): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.columnsButton}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
          onClick={() => setOpened((before) => !before)}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Columns">
        <Panel {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
