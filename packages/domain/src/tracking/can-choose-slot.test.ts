import { expect, it } from 'vitest';

import { statusCodes } from '../status/index.js';
import { canChooseSlot } from './index.js';

const choosing = {
  settings: { receiverChoosesSlot: true },
  flags: { DeliveryBookings: true },
  status: 'STAGED',
  isReadOnly: false,
  chosenAt: null,
} as const;
type Change = Partial<Parameters<typeof canChooseSlot>[0]>;
const isAllowed = (change: Change) => canChooseSlot({ ...choosing, ...change }).allowed;

it('[TRAK-12] a receiver chooses a slot where the tenant allows it, while it can be booked, and once', () => {
  expect(statusCodes.filter((status) => isAllowed({ status }))).toEqual(['FINAL', 'STAGED']);
  const refused: readonly Change[] = [
    { settings: { receiverChoosesSlot: false } },
    { flags: { DeliveryBookings: false } },
    { isReadOnly: true },
    { chosenAt: new Date('2026-03-16T00:00:00Z') },
  ];
  expect(refused.map(isAllowed)).toEqual([false, false, false, false]);
  expect(canChooseSlot({ ...choosing, chosenAt: new Date(0) })).toMatchObject({ hidden: false });
});
