export { Browser } from './browser.js';
export { authorizeUrl, submitSignIn, fetchTokens, type Tokens } from './sign-in-flow.js';
