import { workspaceRoot } from '../repository/files.js';
import { audit, describeAudit } from './audit.js';

/** `pnpm advisories`: 1 for advisories, 2 if nothing is known. */
const codes = { clean: 0, faults: 1, unknown: 2 } as const;

const found = audit(workspaceRoot);
for (const line of describeAudit(found)) console.log(line);
process.exitCode = codes[found.kind];
