export { Finder } from './Finder.js';
export type { FinderLinks, FinderScreen } from './finder-props.js';
export { LoadCheckScreen } from './LoadCheck/LoadCheckScreen.js';
