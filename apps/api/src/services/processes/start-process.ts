import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface MemoryLimits {
  /** MB for all that the process allocates besides its code, enforced by the kernel; only on Linux. */
  readonly dataMb: number;
  /** MB for JavaScript objects, on every system. */
  readonly heapMb: number;
}

/** Each thread with JavaScript reserves this much for compiled code when it starts, and the kernel counts it as data. */
const CODE_RANGE_MB = 512;
/** The TypeScript loader compiles in a thread of its own if a file is not in its cache. */
const SOURCE_THREADS = 2;

/** Starts a process from the file of that name beside the calling module. It ends when this process does. */
export function startProcess(beside: string, name: string, { dataMb, heapMb }: MemoryLimits): ChildProcess {
  const isSource = beside.endsWith('.ts');
  const file = fileURLToPath(new URL(`${name}.${isSource ? 'ts' : 'js'}`, beside));
  const codeMb = CODE_RANGE_MB * (isSource ? SOURCE_THREADS : 1);
  const program = [`--max-old-space-size=${heapMb}`, ...(isSource ? sourceOptions() : []), file];
  const [command, args] =
    process.platform === 'linux'
      ? [
          '/bin/sh',
          ['-c', `ulimit -d ${(codeMb + dataMb) * 1024} && exec "$0" "$@"`, process.execPath, ...program],
        ]
      : [process.execPath, program];
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    serialization: 'advanced',
    // It needs none of the secrets there. The allocator of the canvas would commit 1 GB before it is asked for any.
    env: { MIMALLOC_ARENA_EAGER_COMMIT: '0' },
  });
}

/** When running from source (tests, development server), the process needs a TypeScript loader. */
function sourceOptions(): string[] {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--conditions=@consign/source', '--import', loader];
}

/** Sent by the process when it is ready. */
export const READY = 'ready';

/** What a process answers: its result, or the text of the error it met. */
export type ProcessAnswer<Result> = { readonly result: Result } | { readonly error: string };

/** Answers the requests of the parent process, one at a time; call it once, when everything is loaded. */
export function serveRequests<Request, Result>(answer: (request: Request) => Promise<Result>): void {
  process.on('message', (request: Request) => void send(answer, request));
  // The parent has gone, without being able to say so.
  process.on('disconnect', () => process.exit());
  // The parent starts the time limit of the request at this message: loading is slow on a busy machine.
  process.send?.(READY);
}

async function send<Request, Result>(
  answer: (request: Request) => Promise<Result>,
  request: Request,
): Promise<void> {
  const found: ProcessAnswer<Result> = await answer(request).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(found);
}
