export {
  createConsignmentSelection,
  toSelectedConsignment,
  useSelectedConsignments,
  type ConsignmentSelection,
  type SelectedConsignment,
} from './consignment-selection.js';
