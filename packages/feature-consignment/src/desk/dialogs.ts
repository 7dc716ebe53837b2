export { AddressBookDialog } from './AddressBookDialog.js';
export { SaveTemplateDialog } from './SaveTemplateDialog.js';
export { TemplatesDialog } from './TemplatesDialog.js';
