export { EmptyState } from './EmptyState.js';
