export { CameraDialog } from './CameraDialog.js';
