export { MoveBetween } from './MoveBetween.js';
