export { QuoteScreen } from './QuoteScreen.js';
export type { QuoteScreenProps } from './screen-props.js';
