export { Finder } from './Finder.js';
export type { FinderLinks, FinderScreen } from './finder-props.js';
export { LoadCheckScreen, type LoadCheckScreenProps } from './LoadCheck/LoadCheckScreen.js';
