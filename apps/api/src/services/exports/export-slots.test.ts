import { expect, it } from 'vitest';

import { createExportSlots } from './export-slots.js';

const mere = { customer: 'Kōwhai', user: 'Mere' };
const hana = { customer: 'Kōwhai', user: 'Hana' };

it('[EXTR-10] gives a user three slots, and one again when one ends', () => {
  const slots = createExportSlots();
  const [first] = [slots.begin(mere), slots.begin(mere), slots.begin(mere)];
  expect(slots.begin(mere)).toBeNull();
  expect(slots.begin(hana)).not.toBeNull();
  first?.end();
  first?.end();
  expect(slots.begin(mere)).not.toBeNull();
  expect(slots.begin(mere)).toBeNull();
});

it('[EXTR-10] reads one page per customer at a time, for two customers in parallel', async () => {
  const slots = createExportSlots();
  const reading: string[] = [];
  const finish = new Map<string, () => void>();
  const read = (customer: string, user: string) =>
    slots.begin({ customer, user })?.readPage(
      () =>
        new Promise<void>((resolve) => {
          reading.push(user);
          finish.set(user, resolve);
        }),
    );
  const first = read('Kōwhai', 'Mere');
  void read('Kōwhai', 'Hana');
  void read('Harbour', 'Ana');
  void read('Southern', 'Hemi');
  expect(reading).toEqual(['Mere', 'Ana']);
  finish.get('Mere')?.();
  await first;
  await expect.poll(() => reading).toEqual(['Mere', 'Ana', 'Hana']);
  finish.get('Ana')?.();
  await expect.poll(() => reading).toEqual(['Mere', 'Ana', 'Hana', 'Hemi']);
});
