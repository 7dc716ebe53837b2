import { formatCount } from '@consign/domain';
import { columnHeader, type ImportColumn, type ImportContext } from '@consign/domain/import-csv';
import { SuggestField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { countText } from '../count-text.js';
import { problemText, showText } from '../problem-text.js';
import type { ProblemGroup } from './grid-problems.js';
import classes from './ImportGrid.module.css';
import { suggestValues } from './known-codes.js';

interface Props {
  readonly groups: readonly ProblemGroup[];
  readonly context: ImportContext;
  readonly onReplace: (group: ProblemGroup, value: string) => void;
}

const shownAtFirst = 5;
const shownMore = 20;

/** The problems by row and message (IMPT-09): equal errors once, the most frequent first, with one fix for all. */
export function ProblemGroups({ groups, context, onReplace }: Props): ReactNode {
  const [count, setCount] = useState(shownAtFirst);
  return (
    <>
      <table className={classes.errors} aria-label="Errors">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Message</th>
            <th scope="col">Fix</th>
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, count).map((group) => (
            <tr key={group.key}>
              <td>{listRows(group.rows)}</td>
              <td>{group.column === null ? '' : columnHeader(group.column)}</td>
              <td>{problemText(group)}</td>
              <td>
                {group.column !== null && (
                  <GroupFix group={group} column={group.column} context={context} onReplace={onReplace} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length > count && (
        <Button className={classes.more} variant="default" onClick={() => setCount(count + shownMore)}>
          {`Show more of ${formatCount(groups.length)} errors`}
        </Button>
      )}
    </>
  );
}

const maxListed = 3;

/** '2', '2, 5, 9', '2, 5, 9 and 40 more'. */
function listRows(rows: readonly number[]): string {
  const listed = rows.slice(0, maxListed).join(', ');
  return rows.length > maxListed ? `${listed} and ${formatCount(rows.length - maxListed)} more` : listed;
}

interface FixProps extends Omit<Props, 'groups'> {
  readonly group: ProblemGroup;
  readonly column: ImportColumn;
}

function GroupFix({ group, column, context, onReplace }: FixProps): ReactNode {
  const { value, suggestions, rows } = group;
  const [text, setText] = useState(suggestions[0] ?? '');
  const what =
    value === '' ? `empty ${columnHeader(column)}` : `${columnHeader(column)} "${showText(value)}"`;
  return (
    <div className={classes.groupFix}>
      <SuggestField
        label={`Replace ${what} with`}
        value={text}
        onChange={setText}
        suggestions={suggestValues(context, column, suggestions, text)}
        onPick={setText}
      />
      <Button variant="default" onClick={() => onReplace(group, text.trim())}>
        {`Replace in ${countText(rows.length, 'row')}`}
      </Button>
    </div>
  );
}
