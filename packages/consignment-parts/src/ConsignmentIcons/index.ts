export { ConsignmentIcons, labelsOutdatedMessage } from './ConsignmentIcons.js';
