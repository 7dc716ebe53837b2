// One chunk: whoever opens the menu is about to use the rest.
export { ViewDialog } from './ViewDialog.js';
export { ViewItems } from './ViewItems.js';
