import type { RegisteredOperation } from '../http/contract/operation.js';
import { listDeliveryExtras } from './list-delivery-extras.js';

export {
  copyExtras,
  findConsignmentExtra,
  insertQuantities,
  removeExtras,
  saveCompleted,
  saveInstructions,
} from './consignment-extra-store.js';
export {
  type PrintedExtra,
  type ConsignmentExtra,
  extrasOfConsignment,
  listExtras,
  printedExtras,
} from './delivery-extra-store.js';
export { deliveryExtraAnswer, extrasAnswer } from './list-delivery-extras.js';

export const extrasOperations: readonly RegisteredOperation[] = [listDeliveryExtras];
