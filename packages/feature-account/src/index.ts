export { MyDetailsDialog } from './MyDetailsDialog.js';
export { SiteSelect } from './SiteSelect.js';
