import { Tooltip } from '@mantine/core';
import {
  IconBan,
  IconBox,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconAlertTriangle,
  IconPencil,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  type Icon,
} from '@tabler/icons-react';
import { statuses, type StatusCode } from '@consign/domain/status';
import type { CSSProperties, ReactNode } from 'react';

import classes from './StatusChip.module.css';

// Each has its own, so that a status is known without its colour.
const icons: Readonly<Record<StatusCode, Icon>> = {
  DRAFT: IconPencil,
  FINAL: IconCircleCheck,
  STAGED: IconBox,
  PICKUP: IconTruckLoading,
  TRANSIT: IconTruck,
  DELIVERING: IconTruckDelivery,
  DELIVERED: IconCircleCheckFilled,
  CANCELLED: IconBan,
  ERR: IconAlertTriangle,
};

interface Props {
  readonly code: StatusCode;
  /** As the server calls it; without it the name of the register (LIST-20). */
  readonly name?: string | undefined;
  /** A stop for the keyboard, so that its meaning can be read there. In a list it would be one stop a row too many. */
  readonly focusable?: boolean | undefined;
}

/** A status with its colour, its icon and, on hover, focus and touch, its meaning (LIST-04, LIST-22). */
export function StatusChip({ code, name, focusable = false }: Props): ReactNode {
  const Glyph = icons[code];
  const { name: knownName, meaning } = statuses[code];
  const tone = code.toLowerCase();
  // Only a control may be a stop of the keyboard.
  const Root = focusable && meaning !== null ? 'button' : 'span';
  const chip = (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      className={classes.root}
      data-struck={code === 'CANCELLED' || undefined}
      style={
        {
          '--chip-text': `var(--consign-status-${tone}-text)`,
          '--chip-ground': `var(--consign-status-${tone}-ground)`,
          '--chip-line': `var(--consign-status-${tone}-line)`,
        } as CSSProperties
      }
    >
      <Glyph size={14} stroke={1.8} aria-hidden />
      <span className={classes.name}>{name ?? knownName}</span>
    </Root>
  );
  return meaning === null ? chip : <Tooltip label={meaning}>{chip}</Tooltip>;
}
