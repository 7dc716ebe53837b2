import { describe, expect, it } from 'vitest';

import { replaceModules } from '../../replace-modules.js';
import { buildModules } from './testing/build-modules.js';

const modules: Readonly<Record<string, string>> = {
  '/list.js': "import { scroll } from '/whole.js'; globalThis.list = scroll;",
  '/screen.js': "import '/list.js'; import { scroll } from '/whole.js'; globalThis.screen = scroll;",
  '/whole.js': "export const scroll = () => 'bars of its own';",
  '/plain.js': "export const scroll = () => 'the bars of the browser';",
};

async function buildScreen(source: RegExp): Promise<string> {
  const plugins = [replaceModules([{ source, importer: /\/list\.js$/u, by: '/plain.js' }])];
  return [...(await buildModules(modules, { plugins, input: '/screen.js' })).values()].join('\n');
}

describe('a build', () => {
  it('gives the named importers another module, and the others the one that they name', async () => {
    const code = await buildScreen(/whole/u);
    expect(code).toContain('the bars of the browser');
    expect(code).toContain('bars of its own');
  });

  it('fails where none of them imports the module', async () => {
    await expect(buildScreen(/gone/u)).rejects.toThrow('Nothing imports /gone/u');
  });
});
