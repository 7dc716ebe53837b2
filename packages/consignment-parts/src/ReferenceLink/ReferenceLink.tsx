import type { ReactNode } from 'react';

import { useConsignmentHref } from '../BulkRunner/index.js';

/**
 * Opens a consignment in a new tab, so that the dialog with its result or reason stays open (BULK-26). Text where the user
 * can't open consignments (NAV-32).
 */
export function ReferenceLink({ reference }: { readonly reference: string }): ReactNode {
  const toHref = useConsignmentHref();
  if (toHref === null) return reference;
  return (
    <a href={toHref(reference)} target="_blank" rel="noopener">
      {reference}
    </a>
  );
}
