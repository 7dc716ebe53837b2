import { ErrorSummary } from '@consign/ui';
import type { ReactNode } from 'react';

import type { SaveFailure } from './failures.js';

interface Props {
  readonly failure: SaveFailure;
  /** The address of this consignment. */
  readonly href: string | null;
}

/** Why it was not saved. When somebody else saved in between, nobody's work is lost: theirs opens beside (CONS-33). */
export function FailureSummary({ failure, href }: Props): ReactNode {
  const { title, problems, isStale } = failure;
  if (!isStale) return <ErrorSummary title={title} problems={problems} />;
  return (
    <ErrorSummary
      title={title}
      problems={[
        ...problems,
        {
          path: '',
          message: 'What you entered is still here. Compare it with what is saved now before you go on.',
        },
      ]}
      action={
        href !== null && (
          <a href={href} target="_blank" rel="noopener">
            Open what is saved now
          </a>
        )
      }
    />
  );
}
