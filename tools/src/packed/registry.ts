import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What `npm publish` sends, and what an install asks for. */
interface Publication {
  readonly name: string;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, { readonly dist: Record<string, unknown> }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

export interface Registry {
  readonly url: string;
  /** The versions of a package, as they were published. */
  readonly listVersions: (name: string) => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A registry of packages in memory, for one release in a dry run: it takes a package, and gives it to an install. Verdaccio
 * brings a whole server with users and storage for these two calls.
 */
export async function startRegistry(): Promise<Registry> {
  const published = new Map<string, Publication>();
  const tarballs = new Map<string, Buffer>();
  let url = '';
  const publish = (sent: Publication): number => {
    const before = published.get(sent.name);
    if (Object.keys(sent.versions).some((version) => before?.versions[version] !== undefined)) return 403;
    const { _attachments: files } = sent;
    for (const [file, { data }] of Object.entries(files)) {
      const place = `/-/${file}`;
      tarballs.set(place, Buffer.from(data, 'base64'));
      for (const { dist } of Object.values(sent.versions)) dist['tarball'] = url + place;
    }
    published.set(sent.name, { ...sent, versions: { ...before?.versions, ...sent.versions } });
    return 201;
  };
  const server = createServer(async (request, response) => {
    const place = decodeURIComponent(new URL(request.url ?? '', url).pathname);
    if (request.method === 'PUT') {
      const status = publish((await json(request)) as Publication);
      response.writeHead(status).end(JSON.stringify({ ok: status === 201 }));
      return;
    }
    const answer = tarballs.get(place) ?? toAnswer(published.get(place.slice(1)));
    response.writeHead(answer === null ? 404 : 200).end(answer ?? '{"error":"not found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    listVersions: (name) => Object.keys(published.get(name)?.versions ?? {}),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function toAnswer(found: Publication | undefined): string | null {
  if (found === undefined) return null;
  const { _attachments: _files, ...described } = found;
  return JSON.stringify(described);
}
