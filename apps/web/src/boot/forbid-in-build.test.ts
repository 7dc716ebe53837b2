import path from 'node:path';

import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { mockSignInModule, forbidInBuild } from '../../forbid-in-build.js';

/** Builds boot without the modules that it loads later, and returns the code. */
async function buildBoot(isDevelopment: boolean, forbidden: RegExp): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '../..'),
    resolve: { conditions: ['@consign/source', 'module', 'browser'] },
    define: { 'import.meta.env.DEV': String(isDevelopment) },
    plugins: [forbidInBuild(forbidden)],
    build: {
      write: false,
      rollupOptions: { input: 'src/boot/main.ts', external: [/\/app\/start\.js$/, /^@consign\/ui/] },
    },
  });
  const outputs = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('a build', () => {
  it('[AUTH-07] contains no mock sign-in', async () => {
    const code = await buildBoot(false, mockSignInModule);
    expect(code).toContain('consign-session');
    expect(code).not.toMatch(/mock user is not set|mock-user/);
  });

  it('[AUTH-07] fails if it contains the mock sign-in', async () => {
    expect(await buildBoot(true, /nothing/)).toContain('mock user is not set');
    await expect(buildBoot(true, mockSignInModule)).rejects.toThrow('mock-sign-in.ts must not be in a build');
  });
});
