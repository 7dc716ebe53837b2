export { closeFinder, openFinder, useFinderView, type FinderView } from './finder.js';
export { useFinderKeys } from './use-finder-keys.js';
export { areLetterKeysOn, switchLetterKeys, useLetterKeys } from './letter-keys.js';
export { useScreenHotkeys } from './use-screen-hotkeys.js';
export { listScreenActions, useScreenActions, type ScreenAction } from './screen-actions.js';
