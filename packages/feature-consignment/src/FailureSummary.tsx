import { ErrorSummary } from '@consign/ui';
import type { ReactNode } from 'react';

import type { SaveFailure } from './failures.js';

interface Props {
  readonly failure: SaveFailure;
  /** Whether a field has been focused instead. */
  readonly hasFieldErrors: boolean;
}

/** Why the last action failed, with a link to each problem's field. */
export function FailureSummary({ failure, hasFieldErrors }: Props): ReactNode {
  const { title, problems } = failure;
  return (
    <ErrorSummary
      // Remount for a new failure, so that it is announced.
      key={[title, ...problems.map(({ path }) => path)].join(' ')}
      title={title}
      problems={problems}
      takesFocus={!hasFieldErrors}
    />
  );
}
