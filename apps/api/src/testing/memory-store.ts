import { Readable } from 'node:stream';

import { type ContentStore, MissingContent } from '../services/files/content-store.js';

/** A content store in memory. */
export function createMemoryStore(): ContentStore & { readonly keys: () => string[] } {
  const contents = new Map<string, Uint8Array>();
  return {
    keys: () => [...contents.keys()],
    put: (key, content) => Promise.resolve(void contents.set(key, content)),
    read: (key) => {
      const content = contents.get(key);
      return content === undefined
        ? Promise.reject(new MissingContent('There is no such content'))
        : Promise.resolve(Readable.from([Buffer.from(content)]));
    },
    check: () => Promise.resolve(),
    remove: (key) => Promise.resolve(void contents.delete(key)),
  };
}
