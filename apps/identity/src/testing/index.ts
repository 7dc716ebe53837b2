export { Browser } from './browser.js';
export { authorizeUrl, signInAt, tokensAt, type Tokens } from './sign-in-flow.js';
