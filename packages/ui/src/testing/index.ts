export { axeViolations } from './axe.js';
export { contrast } from './contrast.js';
export { installDom } from './dom.js';
export { renderInTheme } from './render.js';
