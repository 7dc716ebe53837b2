export { Finder } from './Finder.js';
export type { FinderLinks, FinderScreen } from './finder-props.js';
