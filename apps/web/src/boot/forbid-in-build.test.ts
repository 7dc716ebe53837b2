import path from 'node:path';

import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { mockSignInModule, forbidInBuild } from '../../forbid-in-build.js';

/** What a build of the boot makes, with what it loads later left out. */
async function buildBoot(isDevelopment: boolean, refused: RegExp): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '../..'),
    resolve: { conditions: ['@consign/source', 'module', 'browser'] },
    define: { 'import.meta.env.DEV': String(isDevelopment) },
    plugins: [forbidInBuild(refused)],
    build: {
      write: false,
      rollupOptions: { input: 'src/boot/main.ts', external: [/\/app\/start\.js$/, /^@consign\/ui/] },
    },
  });
  const outputs = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('a build', () => {
  it('[AUTH-07] has nothing of the mock sign-in', async () => {
    const code = await buildBoot(false, mockSignInModule);
    expect(code).toContain('consign-session');
    expect(code).not.toMatch(/mock user is not set|mock-user/);
  });

  it('[AUTH-07] fails when the mock sign-in is let into it', async () => {
    expect(await buildBoot(true, /nothing/)).toContain('mock user is not set');
    await expect(buildBoot(true, mockSignInModule)).rejects.toThrow('mock-sign-in.ts must not be in a build');
  });
});
