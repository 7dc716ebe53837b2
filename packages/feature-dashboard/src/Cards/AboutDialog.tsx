import { reportDefinitions, type ReportName } from '@consign/domain/reports';
import { InformationDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

interface Props {
  readonly name: ReportName;
  readonly title: string;
  readonly onClose: () => void;
}

/** Explains a figure and its calculation (DASH-07). */
export function AboutDialog({ name, title, onClose }: Props): ReactNode {
  return (
    <InformationDialog opened title={title} onClose={onClose}>
      {reportDefinitions[name].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </InformationDialog>
  );
}
