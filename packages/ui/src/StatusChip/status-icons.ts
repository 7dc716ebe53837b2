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
