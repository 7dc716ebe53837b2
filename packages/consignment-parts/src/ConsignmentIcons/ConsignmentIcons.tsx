import { formatDangerousGoods } from '@consign/domain/freight';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangleFilled,
  IconSquareRotatedFilled,
  IconMessageExclamation,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './ConsignmentIcons.module.css';

type DangerousGoods = Parameters<typeof formatDangerousGoods>[0];

interface Props {
  readonly isDeliveryException: boolean;
  readonly hasUnresolvedNotes: boolean;
  readonly dangerousGoods: readonly DangerousGoods[];
}

interface MarkProps {
  readonly icon: Icon;
  readonly tone: 'error' | 'warning' | 'plain';
  readonly label: string;
}

function Mark({ icon: Glyph, tone, label }: MarkProps): ReactNode {
  return (
    <Tooltip label={<span className={classes.lines}>{label}</span>}>
      <span className={classes.mark} data-tone={tone}>
        <Glyph size={16} aria-hidden />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

/** What needs attention on a consignment: exceptions, unresolved notes, dangerous goods (LIST-06, CONS-01). */
export function ConsignmentIcons({
  isDeliveryException,
  hasUnresolvedNotes,
  dangerousGoods,
}: Props): ReactNode {
  if (!isDeliveryException && !hasUnresolvedNotes && dangerousGoods.length === 0) return null;
  const goods = ['Dangerous goods', ...dangerousGoods.map((item) => formatDangerousGoods(item))].join('\n');
  return (
    <span className={classes.root}>
      {isDeliveryException && (
        <Mark icon={IconAlertTriangleFilled} tone="error" label="Unresolved exception" />
      )}
      {hasUnresolvedNotes && <Mark icon={IconMessageExclamation} tone="warning" label="Unresolved notes" />}
      {dangerousGoods.length > 0 && <Mark icon={IconSquareRotatedFilled} tone="plain" label={goods} />}
    </span>
  );
}
