import { describe, expect, it } from 'vitest';

import { omitParts } from '../../omit-parts.js';
import { buildModules } from './testing/build-modules.js';

const menu = '/node_modules/@mantine/core/esm/components/Menu/Menu.mjs';

/** Builds a screen that uses a menu, and returns the code. */
async function buildScreen(parts: readonly string[], screen: string): Promise<string> {
  const modules: Readonly<Record<string, string>> = {
    '/screen.js': `import { Menu } from '${menu}'; globalThis.shown = ${screen};`,
    [menu]:
      "import { item, sub } from '/parts.js'; const Menu = () => 'menu';\nMenu.Item = item;\nMenu.Sub = sub;\nexport { Menu };",
    '/parts.js': "export const item = () => 'an item'; export const sub = () => 'a submenu';",
  };
  const files = await buildModules(modules, { plugins: [omitParts({ Menu: parts })], input: '/screen.js' });
  return [...files.values()].join('\n');
}

describe('a build', () => {
  it('has the parts of a component that are used, and not those that are left out', async () => {
    const code = await buildScreen(['Sub'], '[Menu, Menu.Item]');
    expect(code).toContain('an item');
    expect(code).not.toContain('a submenu');
    expect(await buildScreen(['Item'], '[Menu, Menu.Sub]')).toContain('a submenu');
  });

  it('fails when a part is used that is left out, or when there is no such part', async () => {
    await expect(buildScreen(['Sub'], 'Menu.Sub')).rejects.toThrow('Menu.Sub is used, but left out');
    await expect(buildScreen(['Search'], 'Menu')).rejects.toThrow('Menu has no part Search');
  });
});
