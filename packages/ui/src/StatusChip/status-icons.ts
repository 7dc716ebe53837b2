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

/** Each status has its own, so that it is known without its colour. */
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
