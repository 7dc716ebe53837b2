import type { Plugin } from 'vite';

const onlyExports = /^export\{([^}]*)\}from(["'`])(\.\/[^"'`]+\.js)\2;?$/u;
const bareImport = /\bimport(["'`])(\.\/[^"'`]+\.js)\1;?/gu;
const literal = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/gu;

/** The file that importers of a facade load in its place, and an object of the facade's exports, read from it as `m`. */
interface Target {
  readonly file: string;
  readonly pick: string;
}

/**
 * Leaves out the files of a build that are empty or only name exports of another: the bundler writes one for each module
 * that is imported on demand from a chunk it shares. Each would cost the start of a screen a request (PLAT-289).
 */
export function skipFacades(): Plugin {
  return {
    name: 'consign:skip-facades',
    apply: 'build',
    // Before Vite lists what each import loads beforehand.
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const leaveOut = (fileName: string): void => {
          Reflect.deleteProperty(bundle, fileName);
        };
        // Styles that are imported on demand have an empty file too, whose import loads them.
        const empty = chunks.filter(
          ({ code, isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry && code.trim() === '',
        );
        const unneeded = new Set(empty.map(({ fileName }) => toSpecifier(fileName)));
        for (const chunk of chunks) {
          const { code } = chunk;
          const without = code.replaceAll(bareImport, (all, _quote, file) => (unneeded.has(file) ? '' : all));
          if (without !== code) chunk.code = without;
        }
        const targets = new Map<string, Target>();
        for (const { fileName, code, isEntry } of chunks) {
          const target = isEntry ? null : readFacade(code);
          if (target === null) continue;
          targets.set(toSpecifier(fileName), target);
          leaveOut(fileName);
        }
        empty.forEach(({ fileName }) => leaveOut(fileName));
        for (const chunk of chunks) {
          const direct = chunk.code.replaceAll(literal, (all, _quote, file) => {
            const target = targets.get(file);
            return target === undefined ? all : `import("${target.file}").then(m=>(${target.pick}))`;
          });
          if (direct !== chunk.code) chunk.code = direct;
        }
      },
    },
  };
}

/** As files of one folder name each other. */
function toSpecifier(fileName: string): string {
  return `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`;
}

function readFacade(code: string): Target | null {
  const [, names, , file] = onlyExports.exec(code.trim()) ?? [];
  if (names === undefined || file === undefined) return null;
  const picked = names.split(',').map((name) => {
    const [inner = '', outer = inner] = name.trim().split(/\s+as\s+/u);
    return `${outer}:m.${inner}`;
  });
  return { file, pick: `{${picked.join(',')}}` };
}
