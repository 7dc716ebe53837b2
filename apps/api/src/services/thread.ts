import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Starts the program of that name, which stands beside the module that asks. */
export function startThread(beside: string, name: string, limits: ResourceLimits = {}): Worker {
  const isSource = beside.endsWith('.ts');
  const address = new URL(`${name}.${isSource ? 'ts' : 'js'}`, beside);
  return isSource ? startFromSource(address, limits) : new Worker(address, { resourceLimits: limits });
}

/** From the sources, as in tests and with the development server, a thread needs what reads TypeScript. */
function startFromSource(address: URL, resourceLimits: ResourceLimits): Worker {
  // What stands beside it for require() would not read what is imported.
  const reader = new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const program = `import('${reader}').then(({ register }) => { register(); return import('${address}'); })`;
  return new Worker(program, { eval: true, execArgv: ['--conditions=@consign/source'], resourceLimits });
}
