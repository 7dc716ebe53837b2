import type { ImportProblem } from '@consign/domain/import-csv';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { problemText } from '../problem-text.js';
import classes from './ImportGrid.module.css';

interface Props {
  /** 'Row 5, Sender Site' */
  readonly name: string;
  readonly problem: ImportProblem | null;
  readonly onUse: (value: string) => void;
}

/** What is wrong with the active cell, also while it is typed in, and the values that would fix it. */
export function CellDetails({ name, problem, onUse }: Props): ReactNode {
  return (
    <div className={classes.details}>
      <output className={classes.message} data-problem={problem !== null || undefined}>
        {problem === null ? name : `${name}: ${problemText(problem)}`}
      </output>
      {problem?.suggestions.map((value) => (
        <Button
          key={value}
          size="compact-sm"
          variant="default"
          // The field that is edited keeps the focus, so that it isn't saved first.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onUse(value);
          }}
        >
          {value === '' ? 'Clear the cell' : `Use ${value}`}
        </Button>
      ))}
    </div>
  );
}
