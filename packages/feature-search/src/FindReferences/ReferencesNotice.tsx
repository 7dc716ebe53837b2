import { formatCount } from '@consign/domain';
import { layout } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './FindReferences.module.css';

interface Props {
  readonly count: number;
  /** Null until known. */
  readonly notFound: readonly string[] | null;
  readonly onChange: () => void;
  readonly onClear: () => void;
}

/** Says that the list shows pasted references, and names those not found (LIST-26). */
export function ReferencesNotice({ count, notFound, onChange, onClear }: Props): ReactNode {
  const missing = notFound ?? [];
  return (
    <div className={layout.notice} data-edge data-row data-apart data-tone="info">
      <output>
        Showing {formatCount(count, 'pasted reference')} from any date.
        {missing.length > 0 && (
          <div className={classes.missing}>
            {formatCount(missing.length)} not found: {missing.join(', ')}
          </div>
        )}
      </output>
      <span>
        <Button size="compact-sm" variant="subtle" onClick={onChange}>
          Change
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Show all
        </Button>
      </span>
    </div>
  );
}
