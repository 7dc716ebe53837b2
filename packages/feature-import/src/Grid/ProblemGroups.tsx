import { formatCount } from '@consign/domain';
import { columnHeader, type ImportContext } from '@consign/domain/import-csv';
import { SuggestField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { problemText, showText } from '../problem-text.js';
import type { ProblemGroup } from './grid-problems.js';
import classes from './ImportGrid.module.css';
import { suggestValues } from './known-codes.js';

interface Props {
  readonly groups: readonly ProblemGroup[];
  readonly context: ImportContext;
  readonly onReplace: (group: ProblemGroup, value: string) => void;
}

const maxShown = 20;

/** Equal problems, the most frequent first, each with one fix for all its cells. */
export function ProblemGroups({ groups, context, onReplace }: Props): ReactNode {
  const hidden = groups.length - maxShown;
  return (
    <>
      <ul className={classes.groups} aria-label="Equal problems">
        {groups.slice(0, maxShown).map((group) => (
          <GroupItem key={group.key} group={group} context={context} onReplace={onReplace} />
        ))}
      </ul>
      {hidden > 0 && <p className={classes.keys}>{`And ${formatCount(hidden)} more, in the rows below`}</p>}
    </>
  );
}

interface ItemProps extends Omit<Props, 'groups'> {
  readonly group: ProblemGroup;
}

function GroupItem({ group, context, onReplace }: ItemProps): ReactNode {
  const { column, value, suggestions, rows } = group;
  const [text, setText] = useState(suggestions[0] ?? '');
  const count = `${formatCount(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}`;
  const what =
    value === '' ? `empty ${columnHeader(column)}` : `${columnHeader(column)} "${showText(value)}"`;
  return (
    <li className={classes.group}>
      <p className={classes.groupText}>{`${count}: ${problemText(group)}`}</p>
      <div className={classes.groupFix}>
        <SuggestField
          label={`Replace ${what} with`}
          value={text}
          onChange={setText}
          suggestions={suggestValues(context, column, suggestions, text)}
          onPick={setText}
        />
        <Button
          variant="default"
          onClick={() => {
            onReplace(group, text.trim());
          }}
        >
          {`Replace in ${count}`}
        </Button>
      </div>
    </li>
  );
}
