import { formatDangerousGoods } from '@consign/domain/freight';
import { typography, useHoverTooltip } from '@consign/ui';
import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangleFilled,
  IconPrinter,
  IconSquareRotatedFilled,
  IconMessageExclamation,
  IconPackageOff,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './ConsignmentIcons.module.css';

type DangerousGoods = Parameters<typeof formatDangerousGoods>[0];

interface Props {
  readonly isDeliveryException: boolean;
  /** What a short delivery says (PODX-06); null for any other. */
  readonly shortDelivery: string | null;
  readonly hasUnresolvedNotes: boolean;
  /** What describeOutdated says of the printed papers. */
  readonly outdated: string | null;
  readonly dangerousGoods: readonly DangerousGoods[];
}

interface MarkProps {
  readonly icon: Icon;
  readonly tone: 'error' | 'warning' | 'plain';
  readonly label: string;
}

function Mark({ icon: Glyph, tone, label }: MarkProps): ReactNode {
  const { onMouseEnter, tooltip } = useHoverTooltip(<span className={typography.preLine}>{label}</span>);
  return (
    <>
      <span className={classes.mark} data-tone={tone} onMouseEnter={onMouseEnter}>
        <Glyph size={16} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      {tooltip}
    </>
  );
}

/** Says that a consignment changed after its labels were printed (DOCS-16). */
export const labelsOutdatedMessage = 'Labels were printed before the last change: print again';

/** Says which papers were printed before the last change (DOCS-16, DOCS-43); null: none. */
export function describeOutdated(papers: {
  readonly labelsOutdated: boolean;
  readonly noteOutdated?: boolean;
}): string | null {
  if (papers.noteOutdated !== true) return papers.labelsOutdated ? labelsOutdatedMessage : null;
  const names = papers.labelsOutdated ? 'Labels and consignment note were' : 'The consignment note was';
  return `${names} printed before the last change: print again`;
}

/** What needs attention on a consignment: exceptions, missing pieces, notes, outdated papers, dangerous goods (LIST-06, CONS-01). */
export function ConsignmentIcons({
  isDeliveryException,
  shortDelivery,
  hasUnresolvedNotes,
  outdated,
  dangerousGoods,
}: Props): ReactNode {
  const isPlain = !isDeliveryException && shortDelivery === null && !hasUnresolvedNotes && outdated === null;
  if (isPlain && dangerousGoods.length === 0) return null;
  const goods = ['Dangerous goods', ...dangerousGoods.map((item) => formatDangerousGoods(item))].join('\n');
  return (
    <span className={classes.root}>
      {isDeliveryException && (
        <Mark icon={IconAlertTriangleFilled} tone="error" label="Unresolved exception" />
      )}
      {shortDelivery !== null && <Mark icon={IconPackageOff} tone="error" label={shortDelivery} />}
      {hasUnresolvedNotes && <Mark icon={IconMessageExclamation} tone="warning" label="Unresolved notes" />}
      {outdated !== null && <Mark icon={IconPrinter} tone="warning" label={outdated} />}
      {dangerousGoods.length > 0 && <Mark icon={IconSquareRotatedFilled} tone="plain" label={goods} />}
    </span>
  );
}
