export { RunPanel } from './RunPanel.js';
