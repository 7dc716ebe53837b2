export { cancelMove, forgetTenant } from './end-move.js';
export { MoveRefused, type MoveSide } from './move-source.js';
export { moveTenant, type MoveStep } from './move-tenant.js';
