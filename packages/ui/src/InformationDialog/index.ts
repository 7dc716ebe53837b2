export { InformationDialog } from './InformationDialog.js';
