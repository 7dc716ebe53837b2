import type { RunCommand } from '../run/run.mjs';

interface Exceptions {
  readonly outputs?: Readonly<Record<string, string>>;
  readonly fails?: string | undefined;
}

/** Leaves out which folder, driver, file and project a line names. */
const shorten = (line: string) =>
  line
    .replace(/--file \S+ --project-name \S+ /u, '')
    .replace(/^podman --root=.* --runtime=runc /u, 'podman ');

/** A machine where these commands work, by their beginnings. */
export function createMachine(works: readonly string[], { outputs = {}, fails }: Exceptions = {}) {
  const ran: string[] = [];
  const run: RunCommand = (command, args) => {
    const line = shorten([command, ...args].join(' '));
    ran.push(line);
    const isWorking = works.some((each) => line.startsWith(each));
    const hasFailed = fails !== undefined && line.startsWith(fails);
    const given = Object.entries(outputs).find(([start]) => line.startsWith(start));
    return Promise.resolve({
      code: isWorking && !hasFailed ? 0 : 127,
      output: given?.[1] ?? `output of ${line}`,
    });
  };
  return { ran, run };
}

/** The answers of a started product, by the end of the address. */
export function createProduct(over: Record<string, Response> = {}) {
  const asked: string[] = [];
  const ask: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(`${url.pathname} ${new Headers(init?.headers).get('authorization') ?? ''}`.trim());
    return Promise.resolve(over[url.pathname] ?? Response.json({ access_token: 'a.b.c' }));
  };
  return { asked, ask };
}
