import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const entry = fileURLToPath(new URL('index.ts', import.meta.url));

/** The bytes, minified and gzipped, of a program that uses some of the package. */
async function measure(program: string): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id === 'program' ? '\0program' : id === '@consign/api-client' ? entry : null),
        load: (id) => (id === '\0program' ? program : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: 'program', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output.map((each) => ('code' in each ? each.code : '')).join('');
  return gzipSync(code).length;
}

it('[CALL-273] one method with the client and its tokens is at most 6 kB, and another adds at most 300 bytes', async () => {
  const head = `import { clientCredentials, consignments, createConsignClient, quotes } from '@consign/api-client';
    const token = clientCredentials({ issuer: 'https://a.example', clientId: 'a', clientSecret: 'b' });
    const client = createConsignClient({ baseUrl: 'https://a.example', token, appName: 'a' });`;
  const one = await measure(`${head} export const found = consignments.get(client, 'TAS1');`);
  const two = await measure(
    `${head} export const found = consignments.get(client, 'TAS1'); export const price = quotes.create(client, {});`,
  );
  expect(one).toBeLessThanOrEqual(6 * 1024);
  expect(two - one).toBeLessThanOrEqual(300);
  expect(two).toBeGreaterThan(one);
});
