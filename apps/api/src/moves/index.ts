export { type MoveStep, cancelMove, forgetTenant, moveTenant } from './move-tenant.js';
export { MoveRefused, type MoveSide } from './move-source.js';
