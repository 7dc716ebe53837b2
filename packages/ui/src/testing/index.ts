// The types of the matchers that setup.ts installs.
import '@testing-library/jest-dom/vitest';

export { installDom } from './dom.js';
export { enterText } from './enter-text.js';
export { keepSavedFiles } from './keep-saved-files.js';
export { listTexts } from './list-texts.js';
export { renderInTheme } from './render.js';
export { scan } from './scan.js';
export { stubTab } from './stub-tab.js';
export { storyBrand, storyBrands } from './story-brand.js';
