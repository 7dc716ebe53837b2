export { reloadPage } from './reload-page.js';
