import type { StatusCode } from '@consign/domain/status';
import {
  IconAlertTriangle,
  IconBan,
  IconBox,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconPencil,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  type Icon,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';

/** One icon per status, so that colour isn't the only distinction. */
export const statusIcons: Readonly<Record<StatusCode, Icon>> = {
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

/** The colours of a status as `--chip-text`, `--chip-ground` and `--chip-line`. */
export function statusStyle(code: StatusCode): CSSProperties {
  const tone = code.toLowerCase();
  return {
    '--chip-text': `var(--consign-status-${tone}-text)`,
    '--chip-ground': `var(--consign-status-${tone}-ground)`,
    '--chip-line': `var(--consign-status-${tone}-line)`,
  } as CSSProperties;
}
