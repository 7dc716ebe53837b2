import { expect } from 'vitest';

import { templatesUrl, test as it } from '../../testing/desk-test.js';
import { testNow } from '../../testing/now.js';
import { worldId } from '../../testing/world-rows.js';

const url = `${templatesUrl}/${worldId(8001)}`;
const others = ['dispatch', 'southern', 'harbour', 'nosites'];

const refusal = (path: string, message: string) => ({
  status: 422,
  body: { problems: [{ id: 'CONS-74', path, message }] },
});

it('[CALL-124] [CALL-125] [CONS-74] the templates of the requesting site are listed by name, read and deleted', async ({
  api,
  apiAs,
  saveTemplate,
  listNames,
}) => {
  expect(await listNames()).toEqual([]);
  expect((await api.get(url)).status).toBe(404);
  for (const [index, name] of ['Ōtaki run', 'Weekly', 'Daily'].entries())
    expect((await saveTemplate(8000 + index, { name })).status).toBe(204);
  expect(await listNames()).toEqual(['Daily', 'Ōtaki run', 'Weekly']);
  expect((await api.get(url)).body).toEqual({
    id: worldId(8001),
    name: 'Weekly',
    content: { notes: 'Gate 2' },
    savedAtDateTimeUtc: testNow.toISOString(),
  });
  for (const who of others) {
    const other = await apiAs(who);
    expect([await listNames(other), (await other.get(url)).status]).toEqual([[], 404]);
  }
  expect((await (await apiAs('dispatch')).delete(url)).status).toBe(204);
  expect(await listNames()).toEqual(['Daily', 'Ōtaki run', 'Weekly']);
  for (const id of [8000, 8001, 8002, 8002])
    expect((await api.delete(`${templatesUrl}/${worldId(id)}`)).status).toBe(204);
  expect(await listNames()).toEqual([]);
});

it('[CALL-125] [CONS-74] a template replaces the one with its id, under a name that no other has, in any case', async ({
  api,
  apiAs,
  saveTemplate,
  listNames,
}) => {
  await saveTemplate(8001);
  expect((await saveTemplate(8001, { name: ' Monthly ', content: { notes: 'Gate 3' } })).status).toBe(204);
  expect(await listNames()).toEqual(['Monthly']);
  expect((await api.get(url)).body).toMatchObject({ content: { notes: 'Gate 3' } });
  expect(await saveTemplate(8002, { name: 'MONTHLY' })).toMatchObject(
    refusal('name', 'There is already a template with this name'),
  );
  expect(await saveTemplate(8002, { name: '  ' })).toMatchObject(refusal('name', 'Enter a name'));
  // Another requesting site.
  expect((await saveTemplate(8002, { name: 'Monthly' }, await apiAs('dispatch'))).status).toBe(204);
});

it('[CONS-77] a template has at most 64 KiB, a requesting site 50', async ({ saveTemplate, listNames }) => {
  expect(await saveTemplate(8003, { content: { notes: 'a'.repeat(65_536) } })).toMatchObject(
    refusal('content', 'This consignment is too large for a template'),
  );
  const [saved] = await listNames();
  for (let number = saved === undefined ? 0 : 1; number < 50; number += 1)
    await saveTemplate(8100 + number, { name: `Run ${number}` });
  expect(await listNames()).toHaveLength(50);
  expect(await saveTemplate(8200, { name: 'One more' })).toMatchObject(
    refusal('', 'A requesting site can have up to 50 templates. Delete one first.'),
  );
  expect((await saveTemplate(8101, { name: 'Run again' })).status).toBe(204);
});
