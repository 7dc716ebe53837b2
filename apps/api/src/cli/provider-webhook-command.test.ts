import { expect } from 'vitest';

import { test as it } from '../testing/cli-test.js';
import { findProviderWebhook } from '../webhooks/index.js';
import { findTenantIdByCode } from '../onboarding/index.js';

const command = 'answers-webhook --tenant PACIFIC';

it("[ANSW-14] an operator adds, replaces, removes the provider's address", async ({ consign, database }) => {
  await consign('apply pacific.yaml');
  const find = () =>
    database.asSchemaOwner(null, async (tx) =>
      findProviderWebhook(tx, (await findTenantIdByCode(tx, 'PACIFIC')) ?? ''),
    );
  const { exitCode, out } = await consign(`${command} --url https://depot.pacific.example/answers`);
  expect([exitCode, out[0]]).toEqual([
    0,
    'Answers to exceptions are told to https://depot.pacific.example/answers',
  ]);
  const [, secret = ''] = /: (whsec_\S{32})$/u.exec(out[1] ?? '') ?? [];
  expect(await find()).toEqual({ url: 'https://depot.pacific.example/answers', secret });
  const again = await consign(`${command} --url https://new.pacific.example/ --json`);
  expect(JSON.parse(again.out.join(''))).toMatchObject({ url: 'https://new.pacific.example/' });
  expect((await find())?.secret).not.toBe(secret);
  const changes = (await consign('changes --tenant PACIFIC')).out.join('\n');
  expect(changes).toContain('https://new.pacific.example/');
  expect(changes).not.toContain('whsec_');
  await consign(`${command} --remove`);
  expect(await find()).toBeUndefined();
});

it.for([
  ['--url http://depot.pacific.example/', 'The address must begin with https://', 1],
  ['--url https://10.1.2.3/', 'The address must be reachable from the internet', 1],
  ['', 'Name an address with --url, or write --remove', 2],
] as const)('[ANSW-14] refuses %s', async ([options, message, code], { consign }) => {
  await consign('apply pacific.yaml');
  const { exitCode, errors } = await consign(`${command} ${options}`.trim());
  expect([exitCode, errors]).toEqual([code, [message]]);
});
