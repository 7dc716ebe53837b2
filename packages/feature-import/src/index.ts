export { ImportScreen } from './ImportScreen.js';
