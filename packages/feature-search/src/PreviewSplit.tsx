import { lazyComponent } from '@consign/ui';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, type ReactNode } from 'react';

import classes from './Search.module.css';
import type { ConsignmentLink } from './search-screen-props.js';

const loadPreview = () => import('@consign/consignment-parts/preview');
const PreviewPane = lazyComponent(
  async () => (await loadPreview()).PreviewPane,
  <div className={classes.pane} />,
);
const PreviewSheet = lazyComponent(async () => (await loadPreview()).PreviewSheet);

interface Props {
  /** The reference of the consignment in the preview; empty for none. */
  readonly reference: string;
  readonly link: ConsignmentLink;
  readonly onClose: () => void;
  /** A bulk action is changing the rows. */
  readonly isChanging: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, and a preview beside it where there is room, otherwise over it (LIST-12). */
export function PreviewSplit({ reference, link, onClose, isChanging, children }: Props): ReactNode {
  const isBeside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false }) ?? true;
  // An empty pane is painted over the list at once; the list makes room while the preview is drawn.
  const shown = useDeferredValue(reference, '');
  const Shown = isBeside ? PreviewPane : PreviewSheet;
  return (
    <div
      className={classes.split}
      data-preview={shown !== '' || undefined}
      inert={isChanging}
      aria-busy={isChanging}
    >
      {children}
      {reference !== '' && shown !== '' && <Shown reference={shown} link={link} onClose={onClose} />}
      {reference !== '' && shown === '' && isBeside && <div className={classes.pane} />}
    </div>
  );
}
