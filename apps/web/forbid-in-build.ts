import type { Plugin } from 'vite';

/**
 * Fails a build that includes a module. The mock sign-in (AUTH-07) is only excluded because its import is behind
 * `import.meta.env.DEV`; this plugin guards against moving that import.
 */
export function forbidInBuild(module: RegExp): Plugin {
  return {
    name: 'consign:forbid-in-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const found =
          file.type === 'chunk' ? Object.keys(file.modules).find((id) => module.test(id)) : undefined;
        if (found !== undefined) this.error(`${found} must not be in a build, but is in ${file.fileName}`);
      }
    },
  };
}

export const mockSignInModule = /\/boot\/mock-sign-in\.ts$/;
