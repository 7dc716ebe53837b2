export { closeFinder, openFinder, useFinderView, type FinderView } from './finder.js';
export { useFinderKeys } from './use-finder-keys.js';
export { areLetterKeysOn, isDialogOpen, switchLetterKeys, useLetterKeys } from './letter-keys.js';
export { listScreenActions, useScreenActions, type ScreenAction } from './screen-actions.js';
