export {
  addSums,
  createConsignmentSelection,
  readSums,
  toSelectedConsignment,
  useSelectedConsignments,
  type ConsignmentSelection,
  type ListedSums,
  type SelectedConsignment,
} from './consignment-selection.js';
