import { formatCount } from '@consign/domain';
import { columnHeader, type ImportColumn, type ImportContext } from '@consign/domain/import-csv';
import { layout, SuggestField, type Suggestion } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { problemText, showText } from '../problem-text.js';
import classes from './ImportGrid.module.css';
import type { ProblemGroup } from './grid-problems.js';

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
      <table className={`${layout.table} ${classes.errors}`} aria-label="Errors">
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
        {`Replace in ${formatCount(rows.length, 'row')}`}
      </Button>
    </div>
  );
}

const maxShown = 20;

/** The codes that a column may have, with their names; none for a column of free text. */
function listCodes(
  { lookups }: ImportContext,
  column: ImportColumn,
): { code: string; name?: string | undefined }[] {
  if (column === 'chargeAccount') {
    return lookups.accounts
      .filter(({ isActive }) => isActive)
      .map(({ code, description }) => ({ code, name: description }));
  }
  if (column === 'serviceType') return [...lookups.serviceTypes];
  if (column === 'senderSite' || column === 'receiverSite') return [...lookups.sites];
  if (column === 'packagingType') return [...lookups.packagingTypes];
  if (column === 'hireProvider') {
    return [...new Set(lookups.hireUnits.map(({ providerCode }) => providerCode))].map((code) => ({ code }));
  }
  return column === 'hireUnit' ? [...lookups.hireUnits] : [];
}

/** Replacements for a value: the likeliest first, then every code of the column that contains the text. */
function suggestValues(
  context: ImportContext,
  column: ImportColumn,
  likely: readonly string[],
  text: string,
): Suggestion[] {
  const wanted = text.trim().toLowerCase();
  const isUntouched = wanted === '' || likely.some((code) => code.toLowerCase() === wanted);
  const known = listCodes(context, column);
  const others = known.filter(
    ({ code, name = '' }) =>
      !likely.includes(code) && (isUntouched || `${code} ${name}`.toLowerCase().includes(wanted)),
  );
  return [...likely.map((code) => known.find((each) => each.code === code) ?? { code }), ...others]
    .slice(0, maxShown)
    .map(({ code, name }) => ({ id: code, label: code, hint: name }));
}
