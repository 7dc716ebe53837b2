import type { ReactNode } from 'react';

import { useConsignmentHref } from '../BulkRunner/index.js';

/** Opens a consignment in a new tab, so that the dialog with its result or reason stays open (BULK-26). */
export function ReferenceLink({ reference }: { readonly reference: string }): ReactNode {
  const toHref = useConsignmentHref();
  return (
    <a href={toHref(reference)} target="_blank" rel="noopener">
      {reference}
    </a>
  );
}
