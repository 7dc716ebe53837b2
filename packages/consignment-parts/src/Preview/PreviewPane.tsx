import type { ReactNode } from 'react';

import { ConsignmentPreview, type PreviewProps } from './ConsignmentPreview.js';
import classes from './Preview.module.css';

/** The preview beside the list; the list keeps the focus. */
export function PreviewPane(props: PreviewProps): ReactNode {
  return (
    <aside className={classes.pane} aria-label={`Preview of ${props.reference}`}>
      <ConsignmentPreview {...props} />
    </aside>
  );
}
