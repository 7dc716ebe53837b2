import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './PreviewButton.module.css';

interface Props {
  readonly row: ConsignmentListItem;
  readonly onPreview: (row: ConsignmentListItem) => void;
}

/** Shown while the pointer is over the row; the keyboard shortcut is `p`. */
export function PreviewButton({ row, onPreview }: Props): ReactNode {
  return (
    <button
      type="button"
      className={classes.root}
      tabIndex={-1}
      aria-label={`Preview ${row.reference}`}
      title="Preview (p)"
      onClick={() => onPreview(row)}
    >
      <IconLayoutSidebarRight size={16} aria-hidden />
    </button>
  );
}
