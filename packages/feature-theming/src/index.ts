export { ThemeSettingsScreen } from './ThemeSettingsScreen.js';
export { ThemingScreen } from './ThemingScreen.js';
