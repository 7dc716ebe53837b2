import type { ReactNode } from 'react';

interface Props {
  /** Null if the tab opened. */
  readonly href: string | null;
  readonly className?: string | undefined;
}

/** The link to a document whose tab the browser blocked. */
export function BlockedTab({ href, className }: Props): ReactNode {
  if (href === null) return null;
  return (
    <span className={className}>
      Your browser blocked the new tab:{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        open it here
      </a>
    </span>
  );
}
