export { findBegunItem, type BegunItem } from './begun-item.js';
export { FreightItemsSection } from './FreightItemsSection.js';
export type { ItemRefusal } from './use-item-form.js';
