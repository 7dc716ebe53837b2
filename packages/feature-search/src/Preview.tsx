import { lazyComponent } from '@consign/ui';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import classes from './Search.module.css';
import type { ConsignmentLink } from './search-screen-props.js';

const loadPreview = () => import('@consign/consignment-parts/preview');
const PreviewPane = lazyComponent(
  async () => (await loadPreview()).PreviewPane,
  <div className={classes.pane} />,
);
const PreviewSheet = lazyComponent(async () => (await loadPreview()).PreviewSheet);

interface Props {
  /** Empty for none. */
  readonly reference: string;
  readonly link: ConsignmentLink;
  readonly onClose: () => void;
}

/** Beside the list where there is room, otherwise over it (LIST-12). */
export function Preview({ reference, ...preview }: Props): ReactNode {
  const isBeside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false }) ?? true;
  if (reference === '') return null;
  const Shown = isBeside ? PreviewPane : PreviewSheet;
  return <Shown reference={reference} {...preview} />;
}
