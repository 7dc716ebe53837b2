// One chunk: opening the menu usually leads to a dialog.
export { ViewDialog } from './ViewDialog.js';
export { ViewItems } from './ViewItems.js';
