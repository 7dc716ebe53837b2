export {
  createConsignmentSelection,
  selectedOf,
  useSelectedConsignments,
  type ConsignmentSelection,
  type SelectedConsignment,
} from './consignment-selection.js';
