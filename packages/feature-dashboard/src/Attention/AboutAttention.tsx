import { attentionDefinitions, attentionKinds, attentionLabels } from '@consign/domain/reports';
import { InformationDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

interface Props {
  readonly onClose: () => void;
}

/** Explains what each figure counts. */
export function AboutAttention({ onClose }: Props): ReactNode {
  return (
    <InformationDialog opened title="Needs attention" onClose={onClose}>
      <p>Consignments of the selected sites, of any date and every service type.</p>
      {attentionKinds.map((kind) => (
        <p key={kind}>
          <strong>{attentionLabels[kind]}:</strong> {attentionDefinitions[kind]}
        </p>
      ))}
      <p>
        <strong>Unsaved work of yours:</strong> forms with changes that you have not saved. They are kept for
        14 days.
      </p>
    </InformationDialog>
  );
}
