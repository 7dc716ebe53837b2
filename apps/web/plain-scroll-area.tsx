import type { ReactNode } from 'react';

interface Props {
  readonly mah?: string | number | undefined;
  readonly children?: ReactNode;
}

/** Scrolls as the browser does, in place of Mantine's scroll area, which its lists and dialogs name and Consign doesn't show. */
export function ScrollArea({ mah, children }: Props): ReactNode {
  return <div style={{ maxHeight: mah, overflow: 'auto' }}>{children}</div>;
}

ScrollArea.Autosize = ScrollArea;
