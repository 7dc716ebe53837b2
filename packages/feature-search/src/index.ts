export { startFirstSearch } from './first-search.js';
export type { ConsignmentLink } from './search-screen-props.js';
export { SearchScreen } from './SearchPage.js';
