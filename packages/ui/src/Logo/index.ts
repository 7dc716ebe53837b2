export { Logo } from './Logo.js';
