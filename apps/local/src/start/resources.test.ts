import { expect, it } from 'vitest';

import { Resources } from './resources.js';

it('closes in reverse order, once, even if closing one fails', async () => {
  const closed: string[] = [];
  const resources = new Resources();
  const close = (name: string) => {
    closed.push(name);
    return name === 'two' ? Promise.reject(new Error('stuck')) : Promise.resolve();
  };
  for (const name of ['one', 'two', 'three']) await resources.add(name, close);
  await expect(resources.closeAll()).rejects.toThrow('Not everything could be closed');
  await expect(resources.closeAll()).rejects.toThrow('Not everything could be closed');
  expect(closed).toEqual(['three', 'two', 'one']);
});

it('closes the others when closing one never ends', async () => {
  const closed: string[] = [];
  const resources = new Resources(1);
  const close = (name: string) =>
    name === 'hangs' ? new Promise<never>(() => undefined) : Promise.resolve(closed.push(name));
  for (const name of ['one', 'hangs', 'three']) await resources.add(name, close);
  await expect(resources.closeAll()).rejects.toMatchObject({
    errors: [{ message: 'It did not close in time' }],
  });
  expect(closed).toEqual(['three', 'one']);
});

it('immediately closes a resource that is added after a stop', async () => {
  const closed: string[] = [];
  const resources = new Resources();
  await resources.closeAll();
  const late = resources.add('late', (name) => Promise.resolve(closed.push(name)));
  await expect(late).rejects.toThrow('The start was stopped');
  expect(closed).toEqual(['late']);
  expect(() => resources.check()).toThrow('The start was stopped');
});
