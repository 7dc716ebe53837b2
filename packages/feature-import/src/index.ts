export { ImportScreen } from './ImportPage.js';
