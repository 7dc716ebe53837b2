import { preparePackage } from '../packed/prepare.js';
import { workspaceRoot } from '../repository/files.js';

// Run by `pnpm pack` and `pnpm publish`, in the package's folder.
for (const name of process.argv.slice(2)) preparePackage(workspaceRoot, name);
