export { useMenuFocus } from './use-menu-focus.js';
