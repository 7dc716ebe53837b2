import { addDays, formatDate, today } from '@consign/domain/dates';

import { address } from '../src/addresses.js';
import {
  action,
  dialog,
  hold,
  more,
  panel,
  pressAllTheSame,
  result,
  selectMade,
  test,
} from '../src/bulk-desk.js';
import { expectSoundPage } from '../src/everywhere.js';
import { expect } from '../src/journey.js';
import { newMark } from '../src/made-consignments.js';
import { weekdayIn } from '../src/weekdays.js';

const status = '**/api/v1/consignments/bulk/status';

test.describe('what is done with many', () => {
  test('[BULK-01, BULK-02, BULK-12, BULK-21] 12 of 20 are marked as ready, then staged; the reasons of the 8 are read', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    const good = await make.drafts(12, mark);
    const gone = await make.drafts(8, mark);
    await make.cancel(gone);
    await selectMade(page, mark, 20);

    await action(page, 'Mark as Ready').hover();
    await expect(page.getByRole('tooltip')).toHaveText('12 of 20 can be marked as ready; 8 cannot');
    await pressAllTheSame(action(page, 'Mark as Ready'));
    const why = dialog(page, 'Mark as Ready');
    await expect(why.getByRole('listitem')).toHaveCount(8);
    await expect(why.getByRole('listitem').first()).toContainText(
      'Only Draft consignments can be marked as ready; this one is Cancelled',
    );
    await expectSoundPage(page);
    await why.getByRole('button', { name: 'Go on with the 12' }).click();
    await expect(why).toContainText('12 consignment(s) marked as ready successfully');
    await expect(result(page).getByRole('row')).toHaveCount(13);
    await expectSoundPage(page);
    await why.getByRole('button', { name: 'Close' }).last().click();

    await pressAllTheSame(action(page, 'Request pickup'));
    const pickup = dialog(page, 'Request pickup');
    await expect(pickup).toContainText('12 of 20 can be staged; 8 cannot');
    await pickup.getByRole('button', { name: 'Go on with the 12' }).click();
    await expect(pickup).toContainText('12 consignment(s) staged successfully');
    await pickup.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row').filter({ hasText: 'Staged' })).toHaveCount(12);
    expect(await make.histories(mark)).toEqual(
      new Map<string, string[]>([
        ...good.map((reference): [string, string[]] => [reference, ['DRAFT', 'FINAL', 'STAGED']]),
        ...gone.map((reference): [string, string[]] => [reference, ['DRAFT', 'CANCELLED']]),
      ]),
    );
  });

  test('[BULK-12, BULK-13, BULK-23] one that lacks its freight fails by itself, and goes through when it is tried again', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    const [bare = ''] = await make.drafts(1, mark, false);
    await selectMade(page, mark, 3);
    await action(page, 'Mark as Ready').click();
    const answer = dialog(page, 'Mark as Ready');
    await expect(answer).toContainText('2 consignment(s) marked as ready successfully');
    await expect(result(page).getByRole('row').nth(1)).toContainText(`Error${bare}`);

    await make.addFreight(bare);
    await answer.getByRole('button', { name: 'Try the 1 that failed again' }).click();
    await expect(answer).toContainText('1 consignment(s) marked as ready successfully');
    const histories = await make.histories(mark);
    expect([...histories.values()]).toEqual(Array.from({ length: 3 }, () => ['DRAFT', 'FINAL']));
  });

  test('[BULK-04, BULK-16, BULK-20] Cancel asks first; nothing happens to those that are kept', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    await selectMade(page, mark, 2);
    await more(page, 'Cancel');
    const asks = dialog(page, 'Cancel 2 consignments');
    await expect(asks).toContainText('A cancelled consignment cannot be brought back.');
    await asks.getByRole('button', { name: 'Keep them' }).click();
    await expect(asks).toBeHidden();
    expect([...(await make.histories(mark)).values()]).toEqual([['DRAFT'], ['DRAFT']]);

    await more(page, 'Cancel');
    await asks.getByRole('button', { name: 'Cancel consignments' }).click();
    await expect(dialog(page, 'Cancel')).toContainText('2 consignment(s) updated successfully');
    expect([...(await make.histories(mark)).values()]).toEqual([
      ['DRAFT', 'CANCELLED'],
      ['DRAFT', 'CANCELLED'],
    ]);
  });

  test('[BULK-03, BULK-15] a pickup day is asked for, refused in the past, and set for all', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    await selectMade(page, mark, 2);
    await more(page, 'Set Requested Pickup Date');
    const asks = dialog(page, 'Set Requested Pickup Date');
    const field = asks.getByRole('textbox', { name: /^Requested pickup date/ });
    const set = asks.getByRole('button', { name: 'Set for 2 consignments' });
    await set.click();
    await expect(field).toHaveAccessibleDescription('Choose a day');
    await field.fill(formatDate(addDays(today(new Date()), -1)));
    await set.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const day = formatDate(weekdayIn(2));
    await field.fill(day);
    await set.click();
    await expect(dialog(page, 'Set Requested Pickup Date')).toContainText(
      '2 consignment(s) updated successfully',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: `Pickup ${day}` })).toHaveCount(2);
  });

  test('[BULK-11] a double click sends one call, and the list is seen to be busy meanwhile', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    await selectMade(page, mark, 2);
    const call = await hold(page, status);
    await action(page, 'Mark as Ready').dblclick();
    await expect(panel(page, 'Mark as Ready')).toContainText('0 of 2');
    await expect(action(page, 'Request pickup')).toBeDisabled();
    await expect(page.locator('[inert][aria-busy="true"]')).toHaveCount(1);
    call.letGo();
    await expect(dialog(page, 'Mark as Ready')).toContainText(
      '2 consignment(s) marked as ready successfully',
    );
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(call.sent()).toBe(1);
  });
});

test.describe('a bulk action that is interrupted', () => {
  test('[BULK-25, CONS-34] the API stops in the middle, once before and once after it did the work: Go on finishes, nothing is done twice', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(203, mark);
    await selectMade(page, mark, 203);
    const keys: (string | undefined)[] = [];
    await page.route(status, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 2) return route.abort('connectionrefused');
      if (keys.length !== 3) return route.continue();
      // The work is done, and its answer lost.
      const done = await route.fetch({ url: address('plain', new URL(route.request().url()).pathname) });
      expect(done.status()).toBe(200);
      return route.abort('connectionreset');
    });
    await action(page, 'Request pickup').click();
    const progress = panel(page, 'Request pickup');
    const stopped = progress.getByRole('alert');
    await expect(stopped).toContainText('go on when the connection is back');
    await expect(progress).toContainText('200 of 203');
    await progress.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => keys.length).toBe(3);
    await expect(stopped).toContainText('go on when the connection is back');
    await progress.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog(page, 'Request pickup')).toContainText('203 consignment(s) staged successfully');
    await expect(result(page).getByRole('row')).toHaveCount(204);

    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(1)).size).toBe(1);
    const histories = await make.histories(mark);
    expect(histories.size).toBe(203);
    expect(new Set([...histories.values()].map(String))).toEqual(new Set(['DRAFT,STAGED']));
  });

  test('[BULK-25] it goes on while another screen is open; closing the tab asks first, until it is done', async ({
    desk,
  }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    await selectMade(page, mark, 2);
    const call = await hold(page, status);
    await action(page, 'Request pickup').click();
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
    await expect(panel(page, 'Request pickup')).toBeVisible();

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    await expect(panel(page, 'Request pickup')).toBeVisible();

    call.letGo();
    await expect(dialog(page, 'Request pickup')).toContainText('2 consignment(s) staged successfully');
    await page.keyboard.press('Escape');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  });

  test('[BULK-25] Stop says what was not sent, and the rest can be done after all', async ({ desk }) => {
    const { page, make } = await desk('dispatch');
    const mark = newMark();
    await make.drafts(2, mark);
    await selectMade(page, mark, 2);
    await page.route(status, (route) => route.abort('connectionrefused'));
    await action(page, 'Mark as Ready').click();
    await panel(page, 'Mark as Ready').getByRole('button', { name: 'Stop' }).click();
    const answer = dialog(page, 'Mark as Ready');
    await expect(answer).toContainText('It is not known whether 2 were done');
    await page.unroute(status);
    await answer.getByRole('button', { name: 'Do the 2 that are left' }).click();
    await expect(answer).toContainText('2 consignment(s) marked as ready successfully');
    expect([...(await make.histories(mark)).values()]).toEqual([
      ['DRAFT', 'FINAL'],
      ['DRAFT', 'FINAL'],
    ]);
  });
});

test.describe('who may do what with many', () => {
  const everything = [
    'Set Requested Pickup Date',
    'Cancel',
    'CSV export',
    'Pickup manifest',
    'Email Pickup Manifest',
  ];
  const offers = [
    ['dispatch', ['Mark as Ready', 'Request pickup', 'Labels', 'Notes', 'More'], everything],
    ['dock', ['Labels', 'Notes', 'More'], ['CSV export', 'Pickup manifest']],
  ] as const;
  for (const [user, bar, menu] of offers) {
    test(`[BULK-09, BULK-16, BULK-19] ${user} is offered what ${user} may do`, async ({ signedIn }) => {
      const page = await signedIn(user, '/search?dateRangePresetCode=LAST_30_DAYS&statuses=DELIVERED');
      await page
        .getByRole('checkbox', { name: /^Select TAS/ })
        .first()
        .check();
      const actions = page.getByRole('group', { name: 'Actions for what is selected' });
      await expect(actions.getByRole('button')).toHaveText([...bar]);
      await action(page, 'More').click();
      const items = page.getByRole('menuitem');
      await expect(items).toHaveCount(menu.length);
      for (const [index, name] of menu.entries()) await expect(items.nth(index)).toContainText(name);
    });
  }
});
