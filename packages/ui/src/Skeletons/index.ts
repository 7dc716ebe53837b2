export { CardSkeleton, TableSkeleton } from './Skeletons.js';
