export { StatusHistory } from './StatusHistory.js';
