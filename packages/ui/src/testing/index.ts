// The types of the matchers that setup.ts installs.
import '@testing-library/jest-dom/vitest';

export { contrast } from '@consign/domain/branding';
export { installDom } from './dom.js';
export { enterText } from './enter-text.js';
export { renderInTheme } from './render.js';
export { scan } from './scan.js';
export { storyBrand, storyBrands } from './story-brand.js';
