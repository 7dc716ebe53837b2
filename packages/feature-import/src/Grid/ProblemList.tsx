import { formatCount } from '@consign/domain';
import { readCell, type ImportRow } from '@consign/domain/import-csv';
import { layout, TextField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { problemText } from '../problem-text.js';
import { describeCell, replaceAll, type ProblemGroup } from './grid-problems.js';
import type { CellEdit } from './grid-state.js';
import classes from './ImportGrid.module.css';

interface Props {
  readonly rows: readonly ImportRow[];
  readonly groups: readonly ProblemGroup[];
  readonly onEdit: (cells: Iterable<CellEdit>) => void;
}

const shownAtFirst = 5;
const shownMore = 20;

/** A list of the problems, equal problems once, where a grid has no room. */
export function ProblemList({ rows, groups, onEdit }: Props): ReactNode {
  const [count, setCount] = useState(shownAtFirst);
  return (
    <>
      <ul className={layout.column} aria-label="Problems">
        {groups.slice(0, count).map((group) => {
          const index = rows.findIndex(({ row }) => row === group.rows[0]);
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <ProblemItem
              key={`${row.row} ${group.key}`}
              row={row}
              group={group}
              onSave={(value) => {
                if (group.column !== null) onEdit([{ index, column: group.column, value }]);
              }}
              onSaveAll={(value) => onEdit(replaceAll(rows, group, value))}
            />
          );
        })}
      </ul>
      {groups.length > count && (
        <Button className={classes.more} variant="default" onClick={() => setCount(count + shownMore)}>
          {`Show more of ${formatCount(groups.length)} problems`}
        </Button>
      )}
    </>
  );
}

interface ItemProps {
  readonly row: ImportRow;
  readonly group: ProblemGroup;
  readonly onSave: (value: string) => void;
  readonly onSaveAll: (value: string) => void;
}

function ProblemItem({ row, group, onSave, onSaveAll }: ItemProps): ReactNode {
  const { column, suggestions, rows } = group;
  const message = problemText(group);
  const [text, setText] = useState(column === null ? '' : readCell(row, column));
  const others = rows.length === 1 ? '' : ` (and ${formatCount(rows.length - 1, 'more row')})`;
  if (column === null) {
    return <li className={classes.listItem}>{`Row ${row.row}${others}: ${message}`}</li>;
  }
  return (
    <li className={classes.listItem}>
      <TextField
        label={`${describeCell(row.row, column)}${others}`}
        value={text}
        onChange={setText}
        error={message}
      />
      <div className={layout.row}>
        <Button variant="default" onClick={() => onSave(text.trim())}>
          Save
        </Button>
        {rows.length > 1 && (
          <Button variant="default" onClick={() => onSaveAll(text.trim())}>
            {`Save in all ${formatCount(rows.length)} rows`}
          </Button>
        )}
        {suggestions.map((value) => (
          <Button key={value} variant="default" onClick={() => onSave(value)}>
            {value === '' ? 'Clear the cell' : `Use ${value}`}
          </Button>
        ))}
      </div>
    </li>
  );
}
