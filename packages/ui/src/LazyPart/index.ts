export { lazyPart, type LazyPart } from './lazy-part.js';
