import type { Plugin } from 'vite';

/** Names of parts by component, such as `{ Menu: ['Sub'] }` for `Menu.Sub`. */
type Parts = Readonly<Record<string, readonly string[]>>;

const component = /\/@mantine\/core\/esm\/components\/(\w+)\/\1\.mjs$/u;

/**
 * Leaves out of a build the parts of Mantine's components that nothing uses: a component names all of its parts, which
 * would come with it. Fails a build that uses one of them, or in which a component has no such part.
 */
export function omitParts(parts: Parts): Plugin {
  const choices = Object.entries(parts).map(([owner, names]) => String.raw`${owner}\.(?:${names.join('|')})`);
  const omitted = new RegExp(String.raw`\b(?:${choices.join('|')})\b`, 'u');
  return {
    name: 'consign:omit-parts',
    apply: 'build',
    transform(code, id) {
      const owner = component.exec(id)?.[1] ?? '';
      if (parts[owner] !== undefined) {
        let kept = code;
        for (const name of parts[owner]) {
          const without = kept.replace(new RegExp(String.raw`^${owner}\.${name} = \w+;$`, 'mu'), '');
          if (without === kept) this.error(`${owner} has no part ${name}: see omitParts in vite.config.ts`);
          kept = without;
        }
        return { code: kept, map: null };
      }
      const found = id.includes('/node_modules/') ? null : omitted.exec(code);
      if (found !== null) this.error(`${found[0]} is used, but left out: see omitParts in vite.config.ts`);
      return null;
    },
  };
}
