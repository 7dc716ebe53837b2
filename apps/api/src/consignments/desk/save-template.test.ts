import { describe, expect } from 'vitest';

import { templatesUrl, test as it } from '../../testing/desk-test.js';
import { worldId } from '../../testing/world-rows.js';

const refusal = (path: string, message: string) => ({
  status: 422,
  body: { problems: [{ id: 'CONS-74', path, message }] },
});

describe('saving a template', () => {
  it('[CALL-125] [CONS-74] replaces the one with the id', async ({ api, saveTemplate, listNames }) => {
    await saveTemplate(8001);
    expect((await saveTemplate(8001, { name: ' Monthly ', content: { notes: 'Gate 3' } })).status).toBe(204);
    expect(await listNames()).toEqual(['Monthly']);
    expect((await api.get(`${templatesUrl}/${worldId(8001)}`)).body).toMatchObject({
      content: { notes: 'Gate 3' },
    });
  });

  it('[CONS-74] refuses a name that another template has, in any case, and an empty one', async ({
    apiAs,
    saveTemplate,
  }) => {
    expect(await saveTemplate(8002, { name: 'MONTHLY' })).toMatchObject(
      refusal('name', 'There is already a template with this name'),
    );
    expect(await saveTemplate(8002, { name: '  ' })).toMatchObject(refusal('name', 'Enter a name'));
    // Another requesting site.
    expect((await saveTemplate(8002, { name: 'Monthly' }, await apiAs('dispatch'))).status).toBe(204);
  });

  it('[CONS-77] takes at most 64 KiB', async ({ saveTemplate }) => {
    expect(await saveTemplate(8003, { content: { notes: 'a'.repeat(65_536) } })).toMatchObject(
      refusal('content', 'This consignment is too large for a template'),
    );
  });

  it('[CONS-77] keeps 50 of a requesting site', async ({ saveTemplate, listNames }) => {
    for (let number = 1; number < 50; number += 1)
      await saveTemplate(8100 + number, { name: `Run ${number}` });
    expect(await listNames()).toHaveLength(50);
    expect(await saveTemplate(8200, { name: 'One more' })).toMatchObject(
      refusal('', 'A requesting site can have up to 50 templates. Delete one first.'),
    );
    expect((await saveTemplate(8101, { name: 'Run again' })).status).toBe(204);
  });
});
