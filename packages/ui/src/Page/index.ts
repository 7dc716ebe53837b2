export { ActionBar, FieldRow, MainAndSide, Page, PageTitle } from './Page.js';
