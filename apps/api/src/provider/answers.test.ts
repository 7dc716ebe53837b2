import type { components } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { answerTest as test } from '../testing/answer-test.js';
import { call } from '../testing/call.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { providerToken } from '../testing/provider-test.js';
import { createHook, findMessageFaults, listDeliveries } from '../testing/webhook-test.js';
import { worldId } from '../testing/world-rows.js';

type Schemas = components['schemas'];

const it = test
  /** Raises an exception and answers it. */
  .extend('answered', ({ api, raise }) =>
    async (body: object = { kind: 'Dispose' }) => {
      const raised = await raise();
      return { ...raised, answer: (await api.post(raised.url, body)).body as Schemas['ExceptionAnswer'] };
    })
  .extend('feed', ({ app }) => async (query = '', client = 'tasman') => {
    const { status, body } = await call(app, 'GET', `/api/v1/provider/answers${query}`, {
      host: `${client}.localhost:4300`,
      token: await providerToken(client),
    });
    return { status, ...(body as Schemas['AnswerPage']) };
  });

describe('a decision', () => {
  it('[ANSW-09] accepts an answer once, and the trail names it', async ({
    answered,
    reportOne,
    readEvents,
    readTrail,
  }) => {
    const { reference, eventId, answer } = await answered();
    await reportOne(reference, 'Resolved', { resolvesEventId: eventId });
    expect(await reportOne(reference, 'AnswerAccepted', { answerId: answer.id })).toMatchObject({
      outcome: 'Applied',
    });
    expect(await readEvents(reference)).toMatchObject([
      {
        answers: [
          {
            id: answer.id,
            state: 'Accepted',
            reason: null,
            decidedAtDateTimeUtc: answer.answeredAtDateTimeUtc,
          },
        ],
      },
    ]);
    expect(
      await reportOne(reference, 'AnswerDeclined', { answerId: answer.id, title: 'Too late' }),
    ).toMatchObject({
      outcome: 'Refused',
      problemId: 'ANSW-09',
      message: 'This answer was accepted before',
    });
    expect(await readTrail(reference)).toContainEqual(
      expect.objectContaining({
        changedBy: 'Freight provider',
        action: 'AnswerAccepted',
        subject: 'Receiver was closed: Dispose of the freight',
      }),
    );
  });

  it('[ANSW-09] [ANSW-05] declines with a reason, after which it can be answered again', async ({
    answered,
    reportOne,
    readEvents,
    api,
  }) => {
    const { reference, url, answer } = await answered();
    const decline = (title: string) => reportOne(reference, 'AnswerDeclined', { answerId: answer.id, title });
    expect(await decline(' ')).toMatchObject({ message: 'A declined answer needs a reason as its title' });
    expect(await decline('No skip\nhere')).toMatchObject({ outcome: 'Applied' });
    expect((await api.post(url, { kind: 'ReturnToSender' })).status).toBe(201);
    expect(await readEvents(reference)).toMatchObject([
      { answers: [{ state: 'Declined', reason: 'No skip here' }, { state: 'WaitingForProvider' }] },
    ]);
  });

  it('[ANSW-09] knows the answers of its own consignment', async ({ answered, reportOne }) => {
    const [one, other] = [await answered(), await answered()];
    for (const answerId of [other.answer.id, worldId(1), null])
      expect(await reportOne(one.reference, 'AnswerAccepted', { answerId })).toMatchObject({
        outcome: 'Refused',
        message: 'There is no answer with this answerId',
      });
  });
});

describe('listAnswers', () => {
  it('[CALL-291] [ANSW-10] gives the answers after a cursor, the same ones as often as it is asked', async ({
    answered,
    feed,
    reportOne,
  }) => {
    const { nextCursor: start } = await feed();
    const first = await answered({ kind: 'FreeText', note: 'Ring Mere' });
    const second = await answered();
    const page = await feed(`?after=${start}&pageSize=1`);
    expect(page).toEqual({
      status: 200,
      answers: [
        {
          id: first.answer.id,
          reference: first.reference,
          eventId: first.eventId,
          kind: 'FreeText',
          day: null,
          receiver: null,
          note: 'Ring Mere',
          state: 'WaitingForProvider',
          answeredAtDateTimeUtc: '2026-03-16T21:30:00.000Z',
        },
      ],
      nextCursor: String(Number(start) + 1),
    });
    await reportOne(first.reference, 'AnswerAccepted', { answerId: first.answer.id });
    expect((await feed(`?after=${start}`)).answers).toMatchObject([
      { id: first.answer.id, state: 'Accepted' },
      { id: second.answer.id },
    ]);
    const { nextCursor } = await feed(`?after=${page.nextCursor}`);
    expect(await feed(`?after=${nextCursor}`)).toMatchObject({ answers: [], nextCursor });
  });

  it("[ANSW-10] has no other tenant's, and refuses a cursor that isn't one", async ({ answered, feed }) => {
    await answered();
    expect(await feed('', 'aurora')).toMatchObject({ answers: [], nextCursor: '0' });
    expect((await feed('?after=soon')).status).toBe(400);
  });
});

it('[ANSW-11] [CALL-271] webhooks get an answer and the decision', async ({ api, answered, reportOne }) => {
  const { id } = await createHook(api, { eventTypes: ['exception.answered'] });
  const { reference, answer } = await answered({ kind: 'FreeText', note: 'Ring Mere' });
  await reportOne(reference, 'AnswerDeclined', { answerId: answer.id, title: 'No phone' });
  const told = { id: answer.id, kind: 'FreeText', day: null };
  const facts = { reference, statusCode: 'TRANSIT', title: 'Receiver was closed', standardEventCode: null };
  const messages = (await listDeliveries(api, id)).map(({ message }) => message).toReversed();
  expect(messages).toMatchObject([
    {
      type: 'exception.answered',
      data: { ...facts, answer: { ...told, state: 'WaitingForProvider', reason: null } },
    },
    {
      type: 'exception.answered',
      data: { ...facts, answer: { ...told, state: 'Declined', reason: 'No phone' } },
    },
  ]);
  expect(messages.map((message) => findMessageFaults(message))).toEqual([null, null]);
  expect(JSON.stringify(messages)).not.toContain('Ring Mere');
});

it('[ANSW-12] [LIST-38] the list finds what waits for either side', async ({ api, answered, reportOne }) => {
  const { reference, eventId, answer } = await answered();
  const findWaits = async () => {
    const kinds = ['WAITING_FOR_YOU', 'WAITING_FOR_PROVIDER'] as const;
    const pages = await Promise.all(
      kinds.map((attention) =>
        api.post('/api/v2/consignments/search?pageSize=200', { siteIds: [kowhaiSite('AKL1').id], attention }),
      ),
    );
    const lists = pages.map(({ body }) => (body as Schemas['ConsignmentPage']).results);
    return kinds.filter((_kind, index) => lists[index]?.some((row) => row.reference === reference));
  };
  expect(await findWaits()).toEqual(['WAITING_FOR_PROVIDER']);
  await reportOne(reference, 'AnswerDeclined', { answerId: answer.id, title: 'No skip here' });
  expect(await findWaits()).toEqual(['WAITING_FOR_YOU']);
  await reportOne(reference, 'Resolved', { resolvesEventId: eventId });
  expect(await findWaits()).toEqual([]);
});
