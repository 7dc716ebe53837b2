import { statusCodes, statuses } from '@consign/domain/status';
import { layout, StatusChip } from '@consign/ui';
import { InformationDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

/** What each status means, in the order of a consignment's life (LIST-21, LIST-22). */
export function StatusInfoDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <InformationDialog opened title="What each status means" onClose={onClose} size="lg">
      <dl className={layout.facts} data-lines>
        {statusCodes.map((code) => (
          <div key={code}>
            <dt>
              <StatusChip code={code} />
            </dt>
            <dd>{statuses[code].meaning}</dd>
          </div>
        ))}
      </dl>
    </InformationDialog>
  );
}
