import { Button, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { lazyPart } from '../LazyPart/index.js';
import type { ColumnChoice, ColumnState } from './column-state.js';
import classes from './DataTable.module.css';

const Panel = lazyPart(
  async () => (await import('./ColumnsPanel.js')).ColumnsPanel,
  <div className={classes.columnsBusy} aria-busy="true" />,
);

interface Props {
  readonly columns: readonly ColumnChoice[];
  readonly state: ColumnState | null;
  /** Null: the columns as they come. Keeping it is the screen's. */
  readonly onState: (state: ColumnState | null) => void;
}

/** Which columns a table shows and in which order; nothing where rows are cards. */
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
