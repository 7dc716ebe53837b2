export { watchForcedColors } from './watch-forced-colors.js';
