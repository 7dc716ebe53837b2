import { build, type Plugin, type Rolldown } from 'vite';

interface Options {
  readonly plugins: readonly Plugin[];
  readonly input: string;
  readonly output?: Rolldown.OutputOptions;
}

/** Builds modules that are kept in memory; returns the code by the name of the file, without its hash. */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  { plugins, input, output = {} }: Options,
): Promise<Map<string, string>> {
  const inMemory: Plugin = {
    name: 'in-memory',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input, output } },
  });
  const files = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  return new Map(
    files.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName.replace(/^assets\/(\w+)-.*/u, '$1'), file.code]] : [],
    ),
  );
}
