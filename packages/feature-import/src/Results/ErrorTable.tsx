import { columnHeader, type ImportFileProblem, type ImportProblem } from '@consign/domain/import-csv';
import type { ReactNode } from 'react';

import classes from '../Import.module.css';
import { problemText } from '../problem-text.js';
import { PagedTable } from './PagedTable.js';

interface Props {
  readonly problems: readonly ImportProblem[];
  readonly fileProblem: ImportFileProblem | null;
}

/** What is wrong with the file: row and message (IMPT-09). */
export function ErrorTable({ problems, fileProblem }: Props): ReactNode {
  return (
    <>
      {fileProblem !== null && (
        <p className={classes.alert} role="alert">
          {fileProblem.row !== null && `Row ${fileProblem.row}: `}
          {fileProblem.message}
        </p>
      )}
      {problems.length > 0 && (
        <PagedTable
          label="Errors"
          headers={['Row', 'Column', 'Message']}
          rows={problems}
          rowKey={(_problem, index) => String(index)}
          cells={(problem) => [
            problem.row,
            problem.column === null ? '' : columnHeader(problem.column),
            problemText(problem),
          ]}
        />
      )}
    </>
  );
}
