import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Starts a worker thread from the file of that name beside the calling module. */
export function startThread(beside: string, name: string, limits: ResourceLimits = {}): Worker {
  const isSource = beside.endsWith('.ts');
  const address = new URL(`${name}.${isSource ? 'ts' : 'js'}`, beside);
  return isSource ? startFromSource(address, limits) : new Worker(address, { resourceLimits: limits });
}

/** When running from source (tests, development server), the thread needs a TypeScript loader. */
function startFromSource(address: URL, resourceLimits: ResourceLimits): Worker {
  // The CommonJS loader beside it would not handle imports.
  const reader = new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const program = `import('${reader}').then(({ register }) => { register(); return import('${address}'); })`;
  return new Worker(program, { eval: true, execArgv: ['--conditions=@consign/source'], resourceLimits });
}
