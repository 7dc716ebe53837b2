export { AuditTrail } from './AuditTrail.js';
