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
  { keys: ['/'], does: 'Go to Keyword' },
  { keys: ['↑', '↓'], does: 'Move through the rows' },
  { keys: ['Page Up', 'Page Down', 'Home', 'End'], does: 'Move further' },
  { keys: ['Enter'], does: 'Open the consignment' },
  { keys: ['Space'], does: 'Select the row' },
  { keys: ['Shift + Space'], does: 'Select all rows between the last one and this' },
  { keys: ['←', '→'], does: 'Move within the row: checkbox, preview, freight items' },
  { keys: ['p'], does: 'Preview the consignment beside the list' },
  { keys: ['?'], does: 'Show these keys' },
];
const create: KeyRow = { keys: ['n'], does: 'New consignment' };

/** What the keys of the list do. */
export function KeysDialog({ opened, canCreate, onClose }: Props): ReactNode {
  return (
    <InformationDialog opened={opened} title="Keys of the list" onClose={onClose}>
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
