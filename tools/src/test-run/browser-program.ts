import path from 'node:path';

import { readText } from '../repository/files.js';

/** The TypeScript program of every package whose code runs in the browser. */
export const browserProgram = 'apps/web/tsconfig.browser.json';

/** The folders of these packages, such as packages/ui. */
export function listBrowserFolders(root: string): string[] {
  const { include } = JSON.parse(readText(root, browserProgram)) as { readonly include: readonly string[] };
  return include.map((place) => {
    const [parent = '', name = ''] = path.posix.join(path.posix.dirname(browserProgram), place).split('/');
    return `${parent}/${name}`;
  });
}
