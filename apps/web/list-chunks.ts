import type { HtmlTagDescriptor, Plugin } from 'vite';

type Bundle = NonNullable<
  Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]
>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** Dynamic imports that load before the first paint: ends of module paths. */
interface FirstPaint {
  /** Of every screen. */
  readonly frame: readonly string[];
  /** By the route's path, such as `/search`. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Of the font that most texts need. */
  readonly font: RegExp;
}

const routeModule = /\/src\/routes\/(?:_app\/)?([^_/][^/]*)\.tsx\?tsr-split=component/;

/**
 * Writes into the page which files each route loads before its first paint, so that boot can ask for them while it signs
 * in. Fails a build in which a named module is in no chunk.
 */
export function listChunks({ frame, routes, font }: FirstPaint): Plugin {
  return {
    name: 'consign:list-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }): HtmlTagDescriptor[] {
        const files = new Map<string, number>();
        const inPage = new Set(entry === undefined ? [] : listFiles(bundle, [entry]));
        const indexes = (wanted: Iterable<string>): number[] =>
          [...wanted].map((file) => {
            const index = files.get(file) ?? files.size;
            files.set(file, index);
            return index;
          });
        const fonts = Object.keys(bundle).filter((file) => font.test(file));
        const common = new Set(
          [...listFiles(bundle, find(bundle, frame)), ...fonts].filter((file) => !inPage.has(file)),
        );
        const list = {
          frame: indexes(common),
          routes: Object.fromEntries(
            findRoutes(bundle).map(([path, chunk]) => {
              const needed = listFiles(bundle, [chunk, ...find(bundle, routes[path] ?? [])]);
              return [path, indexes([...needed].filter((file) => !inPage.has(file) && !common.has(file)))];
            }),
          ),
          files: [...files.keys()],
        };
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'chunks' },
            children: JSON.stringify(list),
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

function chunksIn(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The chunks of the modules whose paths end like this, with the file through which each is imported on demand. */
function find(bundle: Bundle, ends: readonly string[]): Chunk[] {
  return ends.flatMap((end) => {
    const found = chunksIn(bundle).filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(end)),
    );
    if (found.length === 0) throw new Error(`${end} is in no chunk: name another module in vite.config.ts`);
    return found;
  });
}

function findRoutes(bundle: Bundle): [string, Chunk][] {
  return chunksIn(bundle).flatMap((chunk) =>
    chunk.moduleIds.flatMap((id): [string, Chunk][] => {
      const name = routeModule.exec(id)?.[1];
      return name === undefined ? [] : [[toPath(name), chunk]];
    }),
  );
}

/** `consignment.$id` is at `/consignment/$id`. */
function toPath(name: string): string {
  return name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`;
}

/** The chunks, their static imports, and their style sheets. */
function listFiles(bundle: Bundle, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
  };
  chunks.forEach((chunk) => add(chunk));
  return files;
}
