import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type DifotPage = components['schemas']['DifotPage'];

it('[DASH-16, CALL-67] says which date a miss was held against, and by how many working days', async ({
  report,
  ids,
}) => {
  const page = await report<DifotPage>('difot/search', { serviceType: 'GENERAL', difotStatus: 'MISS' });
  const verdicts = new Map(page.results.map((row) => [row.id, row.difot]));

  expect(verdicts).toEqual(
    new Map([
      [
        ids[1],
        {
          dueDate: '2026-03-13',
          dueDateSource: 'CONFIRMED',
          deliveredDate: '2026-03-16',
          workingDaysLate: 1,
        },
      ],
      [
        ids[2],
        {
          dueDate: '2026-03-13',
          dueDateSource: 'ESTIMATED',
          deliveredDate: '2026-03-16',
          workingDaysLate: 1,
        },
      ],
      [
        ids[3],
        { dueDate: '2026-03-12', dueDateSource: 'REQUESTED', deliveredDate: null, workingDaysLate: 3 },
      ],
    ]),
  );
});

it('[DASH-10, CALL-67] of what was on time has no days late, and none outside the filter', async ({
  report,
  ids,
}) => {
  const search = (more: object) =>
    report<DifotPage>('difot/search', { serviceType: 'GENERAL', difotStatus: 'ONTIME', ...more });

  expect((await search({})).results).toMatchObject([
    { id: ids[0], difot: { dueDate: '2026-03-10', deliveredDate: '2026-03-10', workingDaysLate: null } },
  ]);
  expect((await search({ serviceTypeCodes: ['OVERNIGHT'] })).rowCount).toBe(0);
});
