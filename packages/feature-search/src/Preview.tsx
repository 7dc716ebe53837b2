import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, type ReactNode } from 'react';

import classes from './Search.module.css';
import type { ConsignmentLink } from './SearchScreen.js';

const loadPreview = () => import('@consign/consignment-parts/preview');
const PreviewPane = lazy(async () => ({ default: (await loadPreview()).PreviewPane }));
const PreviewSheet = lazy(async () => ({ default: (await loadPreview()).PreviewSheet }));

interface Props {
  /** Empty for none. */
  readonly reference: string;
  readonly link: ConsignmentLink;
  readonly onClose: () => void;
}

/** Beside the list where there is room, over it elsewhere (LIST-12). */
export function Preview({ reference, ...preview }: Props): ReactNode {
  const isBeside = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false }) ?? true;
  if (reference === '') return null;
  const Shown = isBeside ? PreviewPane : PreviewSheet;
  return (
    <Suspense fallback={isBeside ? <div className={classes.pane} /> : null}>
      <Shown reference={reference} {...preview} />
    </Suspense>
  );
}
