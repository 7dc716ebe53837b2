import { checkReferences } from './check-references.js';
import { tenantFields } from './tenant-file.js';

/** A file of docs/ONBOARDING.md. A section that is left out is neither compared nor changed. */
export const tenantFile = tenantFields.superRefine(checkReferences);
