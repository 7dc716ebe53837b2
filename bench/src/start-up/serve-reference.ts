import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

import { freePorts } from '../../../ports.shared.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

interface Reference {
  readonly address: string;
  /** The answer to the page's only call. */
  readonly setRows: (rows: unknown) => void;
  readonly stop: () => Promise<void>;
}

/** Builds the reference page and serves it with the caching of the product. */
export async function serveReference(): Promise<Reference> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-reference-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, 'reference'),
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const files = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.extname(name) in types) files.set(`/${name}`, gzipSync(readFileSync(path.join(folder, name))));
  }
  rmSync(folder, { recursive: true, force: true });
  const [port = 0] = await freePorts(1);
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(name);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[path.extname(name)] ?? 'text/plain',
      'content-encoding': body === undefined ? 'identity' : 'gzip',
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${port}/`,
    setRows: (rows) => void files.set('/rows.json', gzipSync(JSON.stringify(rows))),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
