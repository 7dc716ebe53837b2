export { SearchScreen, type ConsignmentLink } from './SearchScreen.js';
