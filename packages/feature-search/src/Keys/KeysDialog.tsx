import { InformationDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

import classes from './Keys.module.css';

interface Props {
  readonly opened: boolean;
  readonly canCreate: boolean;
  readonly onClose: () => void;
}

interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

const rows: readonly KeyRow[] = [
  { keys: ['/'], does: 'Go to the keyword field' },
  { keys: ['↑', '↓'], does: 'Previous or next row' },
  { keys: ['Page Up', 'Page Down'], does: 'Page up or down' },
  { keys: ['Home', 'End'], does: 'First or last row' },
  { keys: ['Enter'], does: 'Open the consignment' },
  { keys: ['Space'], does: 'Select the row' },
  { keys: ['Shift + Space'], does: 'Select all rows from the last selected to this one' },
  { keys: ['←', '→'], does: 'Move within the row: checkbox, preview, freight items' },
  { keys: ['p'], does: 'Preview the consignment' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
];
const create: KeyRow = { keys: ['n'], does: 'New consignment' };

/** Lists the keyboard shortcuts of the list. */
export function KeysDialog({ opened, canCreate, onClose }: Props): ReactNode {
  return (
    <InformationDialog opened={opened} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={classes.keys}>
        {(canCreate ? [...rows, create] : rows).map(({ keys, does }) => (
          <div key={does} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={classes.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </InformationDialog>
  );
}
