export { parsePendingItem, type PendingItem } from './pending-item.js';
export { FreightItemsSection } from './FreightItemsSection.js';
export type { ItemRefusal } from './use-item-form.js';
