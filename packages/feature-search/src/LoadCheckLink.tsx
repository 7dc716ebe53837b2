import { useSelectedConsignments, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { routeAccess } from '@consign/domain/permissions';
import { usePermissions } from '@consign/session';
import type { ReactNode } from 'react';

/** References that an address has room for. */
const MAX_REFERENCES = 200;

/** Checks the load of the selected consignments in a new tab, so that the selection stays (LOAD-07). */
export function LoadCheckLink({ selection }: { readonly selection: ConsignmentSelection }): ReactNode {
  const selected = useSelectedConsignments(selection);
  if (!usePermissions().has('Consignment.PRINT') || selected.length > MAX_REFERENCES) return null;
  const references = selected.map(({ reference }) => reference).join(',');
  return (
    <a href={`${routeAccess.dock.path}?refs=${references}`} target="_blank" rel="noopener">
      Check the load
    </a>
  );
}
