import path from 'node:path';

import type { Plugin } from 'vite';

interface Replacement {
  /** How importers name the module. */
  readonly source: RegExp;
  /** The path of its importers. */
  readonly importer: RegExp;
  /** A package that the replaced one depends on, or the path of a file. */
  readonly by: string;
}

/**
 * Gives modules of a build a smaller module in place of one that does more than they need. Fails a build in which nothing
 * imports the replaced one.
 */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const unmet = new Set(replacements);
  return {
    name: 'consign:replace-modules',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer = '') {
      const found = replacements.find((each) => each.source.test(source) && each.importer.test(importer));
      if (found === undefined) return null;
      unmet.delete(found);
      if (path.isAbsolute(found.by)) return found.by;
      const replaced = await this.resolve(source, importer);
      return this.resolve(found.by, replaced?.id);
    },
    buildEnd(error) {
      if (error === undefined && unmet.size > 0)
        this.error(
          `Nothing imports ${[...unmet].map(({ source }) => source).join(', ')}: see vite.config.ts`,
        );
    },
  };
}
