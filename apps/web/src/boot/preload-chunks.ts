/** Written into the page by the build: files, and by number which of them a screen loads before its first paint. */
interface ChunkList {
  readonly files: readonly string[];
  /** Of every screen. */
  readonly frame: readonly number[];
  /** By path; `$` begins a part that can be anything. */
  readonly routes: Readonly<Record<string, readonly number[]>>;
}

const kinds: Readonly<Record<string, readonly [rel: string, as: string]>> = {
  js: ['modulepreload', ''],
  css: ['preload', 'style'],
  woff2: ['preload', 'font'],
};

function readList(document: Document): ChunkList | null {
  try {
    return JSON.parse(document.getElementById('chunks')?.textContent ?? 'null') as ChunkList | null;
  } catch {
    return null;
  }
}

function matches(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
  );
}

/** The files that the screen at a path loads before its first paint; only the frame's for an unknown path. */
export function findChunks({ files, frame, routes }: ChunkList, path: string): readonly string[] {
  const known = routes[path] ?? Object.entries(routes).find(([pattern]) => matches(pattern, path))?.[1] ?? [];
  return [...frame, ...known].flatMap((number) => files[number] ?? []);
}

/** Preloads the chunks of the screen at a path without running them. Does nothing without a build. */
export function preloadChunks(document: Document, path: string, nonce = ''): void {
  const list = readList(document);
  if (list === null) return;
  for (const file of findChunks(list, path)) {
    const [rel, as] = kinds[file.slice(file.lastIndexOf('.') + 1)] ?? [];
    if (rel === undefined) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel, as, crossOrigin: '', nonce, href: `/${file}` });
    document.head.append(link);
  }
}
