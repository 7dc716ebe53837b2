import { typography } from '@consign/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Null if the tab opened. */
  readonly href: string | null;
}

/** The link to a document whose tab the browser blocked. */
export function BlockedTab({ href }: Props): ReactNode {
  if (href === null) return null;
  return (
    <span className={typography.secondLine}>
      Your browser blocked the new tab:{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        open it here
      </a>
    </span>
  );
}
