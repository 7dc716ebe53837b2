export { InvoicesScreen } from './InvoicesScreen.js';
export type { InvoicesScreenProps } from './invoices-screen-props.js';
