export { sendJson, sendPage } from '../http.js';
export { Html, markup } from './html.js';
export type { Page } from './page.js';
