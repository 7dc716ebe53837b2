import type { Check } from '../checks/run-checks.js';
import { findText, listFiles } from '../repository/files.js';

const workspaceFolder = /^(?:packages|apps)\/[^/]+(?=\/)/;
const apiFolder = /^apps\/api\/src\/([^/]+\/)/;
/** The first cell of a table's row, as a link or as code. */
const firstCell = /^\| (?:\[([^\]]+)\]\([^)]*\)|`([^`]+)`) +\|/gm;

/** Each folder has a row of its own in the documents that list folders. */
export const folders: Check = {
  name: 'folders',
  purpose: 'docs/ARCHITECTURE.md and CONTRIBUTING.md have a row for each folder',
  findFaults: (root) => {
    const files = listFiles(root);
    const inApi = collect(files, (file) => apiFolder.exec(file)?.[1]);
    const inWorkspace = collect(files, (file) => workspaceFolder.exec(file)?.[0]);
    return [
      ...compare(root, 'docs/ARCHITECTURE.md', [...inWorkspace, ...inApi]),
      ...compare(root, 'CONTRIBUTING.md', inApi),
    ];
  },
};

function collect(files: readonly string[], find: (file: string) => string | undefined): string[] {
  return [...new Set(files.map(find).filter((folder) => folder !== undefined))];
}

function compare(root: string, document: string, existing: readonly string[]): string[] {
  const listed = [...(findText(root, document) ?? '').matchAll(firstCell)]
    .map(([, link, code]) => link ?? code ?? '')
    .filter((name) => /^(?:packages|apps)\/|\/$/.test(name));
  return [
    ...existing
      .filter((folder) => !listed.includes(folder))
      .map((folder) => `${document} has no row for ${folder}`),
    ...listed
      .filter((folder) => !existing.includes(folder))
      .map((folder) => `${document} has a row for ${folder}, which does not exist`),
  ];
}
