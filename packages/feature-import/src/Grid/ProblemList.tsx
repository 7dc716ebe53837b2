import { formatCount } from '@consign/domain';
import { readCell, type ImportProblem, type ImportRow } from '@consign/domain/import-csv';
import { TextField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { problemText } from '../problem-text.js';
import { describeCell, type ProblemsByRow } from './grid-problems.js';
import type { CellEdit } from './grid-state.js';
import classes from './ImportGrid.module.css';

interface Props {
  readonly rows: readonly ImportRow[];
  readonly problems: ProblemsByRow;
  readonly onEdit: (cells: readonly CellEdit[]) => void;
}

const pageSize = 20;

/** The problems one below the other, where a grid has no room. */
export function ProblemList({ rows, problems, onEdit }: Props): ReactNode {
  const [count, setCount] = useState(pageSize);
  const all = rows.flatMap((row, index) =>
    (problems.get(row.row) ?? []).map((problem) => ({ row, index, problem })),
  );
  return (
    <>
      <ul className={classes.list} aria-label="Problems">
        {all.slice(0, count).map(({ row, index, problem }) => (
          <ProblemItem
            key={`${row.row} ${problem.column} ${problem.message}`}
            row={row}
            problem={problem}
            onSave={(value) => {
              if (problem.column !== null) onEdit([{ index, column: problem.column, value }]);
            }}
          />
        ))}
      </ul>
      {all.length > count && (
        <Button
          variant="default"
          onClick={() => {
            setCount(count + pageSize);
          }}
        >
          {`Show more of ${formatCount(all.length)} problems`}
        </Button>
      )}
    </>
  );
}

interface ItemProps {
  readonly row: ImportRow;
  readonly problem: ImportProblem;
  readonly onSave: (value: string) => void;
}

function ProblemItem({ row, problem, onSave }: ItemProps): ReactNode {
  const { column, suggestions } = problem;
  const message = problemText(problem);
  const [text, setText] = useState(column === null ? '' : readCell(row, column));
  if (column === null) return <li className={classes.listItem}>{`Row ${row.row}: ${message}`}</li>;
  return (
    <li className={classes.listItem}>
      <TextField label={describeCell(row.row, column)} value={text} onChange={setText} error={message} />
      <div className={classes.choices}>
        <Button
          variant="default"
          onClick={() => {
            onSave(text.trim());
          }}
        >
          Save
        </Button>
        {suggestions.map((value) => (
          <Button
            key={value}
            variant="default"
            onClick={() => {
              onSave(value);
            }}
          >
            {value === '' ? 'Clear the cell' : `Use ${value}`}
          </Button>
        ))}
      </div>
    </li>
  );
}
