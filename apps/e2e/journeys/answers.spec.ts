import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import { dialog, test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';
import { expect } from '../src/journey.js';
import { expectLoaded } from '../src/page-checks.js';
import { readAnswers, reportEvents } from '../src/provider.js';

/** Has the next morning's mail sent now, and opens it as a mail program shows it. */
async function openMorningMail(page: Page): Promise<void> {
  await page.goto(`http://localhost:${ports.inbox}`);
  await page.getByRole('button', { name: "Send the next morning's mail now" }).click();
  await page
    .getByRole('link', { name: /^Needs attention on/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Show as a mail program does' }).click();
}

test('[MAIL-04, ANSW-01, ANSW-09, ANSW-10, ANSW-13, PODX-03] a service desk’s morning: the mail leads to an exception, which is answered in the list; the provider accepts, delivers and says who signed', async ({
  openList,
}) => {
  const { page, make } = await openList('dispatch');
  const salesReference = newSalesReference();
  const [reference = ''] = await make.drafts(1, salesReference);
  await make.markReady([reference]);
  const title = 'Receiver was closed';
  const raised = [
    { type: 'Collected' },
    { type: 'InTransit' },
    { type: 'Exception', title, actionRequired: true, eventId: `closed-${reference}` },
  ];
  expect(await reportEvents(page, reference, raised)).toEqual(['Applied', 'Applied', 'Applied']);

  await openMorningMail(page);
  await page.getByRole('link', { name: 'Waiting for you' }).click();
  await expectLoaded(page);
  await expect(page).toHaveURL(/attention=WAITING_FOR_YOU/);
  await page.getByRole('link', { name: reference }).focus();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: `Answer ${title}` }).click();
  const answering = dialog(page, 'Answer the exception');
  await answering.getByRole('textbox', { name: 'Note' }).fill('Open until 5 pm');
  await answering.getByRole('button', { name: 'Send answer' }).click();
  const thread = page.getByRole('list', { name: `Answers to ${title}` });
  await expect(thread).toContainText('Open until 5 pm');

  const answer = (await readAnswers(page)).find((each) => each.reference === reference);
  expect(answer).toMatchObject({ kind: 'DeliverAgain', note: 'Open until 5 pm' });
  const proof = { signatory: 'Mere Tahu', piecesDelivered: 2 };
  const decided = [
    { type: 'AnswerAccepted', answerId: answer?.id, eventId: `accepted-${reference}` },
    { type: 'Resolved', resolvesEventId: `closed-${reference}`, eventId: `resolved-${reference}` },
    { type: 'OutForDelivery', eventId: `out-${reference}` },
    { type: 'Delivered', proof, eventId: `delivered-${reference}` },
  ];
  expect(new Set(await reportEvents(page, reference, decided))).toEqual(new Set(['Applied']));

  await page.goto(address('tasman', `/consignment/${reference}`));
  await expect(page.getByText('Signed by Mere Tahu').first()).toBeVisible();
  await expect(page.getByRole('list', { name: `Answers to ${title}` })).toContainText('Accepted');
});
