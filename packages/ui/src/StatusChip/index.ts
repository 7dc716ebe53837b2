export { StatusChip } from './StatusChip.js';
export { statusIcons } from './status-icons.js';
export { statusStyle } from './status-style.js';
