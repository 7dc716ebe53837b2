import type { ImportHeader } from '@consign/domain/import-csv';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from '../Import.module.css';
import { showText } from '../problem-text.js';

interface Props {
  readonly header: ImportHeader;
  readonly onMatch: () => void;
}

/** Says which columns of the file are not read (IMPT-17). */
export function UnknownColumns({ header: { unknown }, onMatch }: Props): ReactNode {
  return (
    <div className={unknown.length === 0 ? classes.buttons : classes.info}>
      {unknown.length > 0 && (
        <p>
          {unknown.length === 1 ? 'This column is not read: ' : 'These columns are not read: '}
          {unknown.map((name) => `"${showText(name)}"`).join(', ')}. Match{' '}
          {unknown.length === 1 ? 'it to a column' : 'them to columns'} of an import once; your organisation
          need not do it again.
        </p>
      )}
      <Button variant="default" onClick={onMatch}>
        Match columns
      </Button>
    </div>
  );
}
