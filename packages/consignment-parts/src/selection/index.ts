export {
  createConsignmentSelection,
  readFreight,
  toSelectedConsignment,
  useSelectedConsignments,
  type ConsignmentSelection,
  type SelectedConsignment,
} from './consignment-selection.js';
