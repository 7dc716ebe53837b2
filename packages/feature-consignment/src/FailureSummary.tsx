import { ErrorSummary } from '@consign/ui';
import type { ReactNode } from 'react';

import type { SaveFailure } from './failures.js';

interface Props {
  readonly failure: SaveFailure;
  /** A field has the focus already. */
  readonly hasFieldErrors: boolean;
}

/** Why it did not go through; the reasons stand below, each leading to its field. */
export function FailureSummary({ failure, hasFieldErrors }: Props): ReactNode {
  const { title, problems } = failure;
  return (
    <ErrorSummary
      // Another failure is told anew.
      key={[title, ...problems.map(({ path }) => path)].join(' ')}
      title={title}
      problems={problems}
      takesFocus={!hasFieldErrors}
    />
  );
}
