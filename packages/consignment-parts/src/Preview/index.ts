export { PreviewPane } from './PreviewPane.js';
export { PreviewSheet } from './PreviewSheet.js';
