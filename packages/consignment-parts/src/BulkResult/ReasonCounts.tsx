import { countReasons, type BulkRow, type ReasonGroup } from '@consign/domain/bulk';
import { useMemo, type ReactNode } from 'react';

import classes from './BulkResult.module.css';

/** The reasons that several rows share, each counted in one line (BULK-26). */
export function ReasonCounts({ rows }: { readonly rows: readonly BulkRow[] }): ReactNode {
  const shared = useMemo(() => findSharedReasons(rows), [rows]);
  if (shared.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label="Reasons">
      {shared.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function findSharedReasons(rows: readonly BulkRow[]): readonly ReasonGroup<BulkRow>[] {
  const failures = rows.filter(({ severity }) => severity !== 'Information');
  return countReasons(failures, ({ description }) => description).filter(({ items }) => items.length > 1);
}
