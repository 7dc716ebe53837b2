export { formatClosed, listDeliveryDays, type DayReasons, type DeliveryDay } from './delivery-days.js';
export { formatPlaces, formatTimes, groupSlots } from './slots.js';
