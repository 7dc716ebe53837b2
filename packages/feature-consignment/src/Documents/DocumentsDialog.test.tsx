import type { File } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { consignmentKeys } from '@consign/queries';
import { buildMessage, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme, stubTab } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { at, reference } from '../testing/consignment-harness.js';
import { attachedFile } from '../testing/files.js';
import { isFollowed } from '../testing/follow-link.js';
import { manualTimer } from '../testing/manual-timer.js';
import type { DocumentType } from './use-documents.js';
import { DocumentsDialog } from './DocumentsDialog.js';

const create = 'POST /api/v1/consignments/bulk/documents';
const list = 'GET /api/v1/consignments/{ref}/files';

function buildFile(code: string): File {
  return attachedFile(1, {
    fileType: { code, name: code },
    uri: `/files/${code}/stored.pdf`,
    isGenerated: code !== 'PODDOC',
    expiresAtDateTimeUtc: code === 'PODDOC' ? null : '2026-11-20T01:00:00Z',
  });
}

function made(documentType: DocumentType) {
  return { items: [{ documentType, uri: `/files/1/${documentType}.pdf` }], results: [] };
}

const failing = () => new Response(null, { status: 503 });

/** `known` are the files that the card behind the dialog has loaded a minute ago. */
function show(
  answers: FakeResponses,
  overrides: Partial<ComponentProps<typeof DocumentsDialog>> = {},
  known?: readonly File[],
) {
  const timer = manualTimer();
  const session = createTestSession({
    answers: { [create]: { items: [], results: [] }, [list]: [], ...answers },
  });
  if (known !== undefined) {
    session.queryClient.setQueryData(consignmentKeys.files(reference), known, {
      updatedAt: Date.now() - 60_000,
    });
  }
  const onDownloaded = vi.fn<(type: string) => void>();
  renderInTheme(
    inSession(
      session,
      <DocumentsDialog
        consignment={at('STAGED')}
        makesLabels={false}
        onClose={() => undefined}
        onDownloaded={onDownloaded}
        schedule={timer.schedule}
        {...overrides}
      />,
    ),
  );
  const polls = () => session.server.calls.filter(({ name }) => name === list).length;
  /** Advances through this many polls, waiting for each timer. */
  const poll = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      // eslint-disable-next-line no-await-in-loop -- each round waits for the one before
      await waitFor(() => expect(timer.waiting()).toBe(1));
      act(() => timer.advance(1_500));
    }
  };
  return { session, polls, poll, onDownloaded, ...timer };
}

afterEach(() => vi.useRealTimers());

it.each([
  ['FINAL', 'Tasman Freight has NOT been notified that the consignment is ready for collection.'],
  ['STAGED', 'Tasman Freight has been notified that the consignment is ready for collection.'],
] as const)('[DOCS-01] [DOCS-06] in %s it says: %s', async (status, sentence) => {
  show({ [create]: made('CONNOTE') }, { consignment: at(status) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Open consignment note' })).toHaveAttribute(
    'href',
    '/files/1/CONNOTE.pdf',
  );
});

it('[DOCS-02] names what is being prepared to screen readers', async () => {
  show({ [create]: () => new Promise<Response>(() => undefined) });
  expect(await screen.findByText('Preparing consignment note')).toBeVisible();
});

it('[DOCS-41] does not claim that the provider was notified of a cancelled draft', async () => {
  const statusHistory = [at('DRAFT'), at('CANCELLED')].flatMap((consignment) => consignment.statusHistory);
  show({ [create]: made('CONNOTE') }, { consignment: at('CANCELLED', { statusHistory }) });
  expect(
    await screen.findByText('This consignment was cancelled before Tasman Freight was notified of it.'),
  ).toBeVisible();
  expect(screen.queryByText(/has been notified/)).toBeNull();
});

it('[DGDC-05] [DGDC-06] offers the declaration of dangerous goods, and says what it lacks', async () => {
  const goods = { unNumber: '1263', class: '3', subsidiaryClass1: null, subsidiaryClass2: null };
  const dangerousGoods = { ...goods, nameAndDescription: 'Paint' };
  const consignment = {
    ...at('STAGED'),
    lineItems: [buildLineItem(1), buildLineItem(2, { dangerousGoods })],
  };
  show({ [create]: made('CONNOTE') }, { consignment });
  const row = (await screen.findByText('Dangerous goods declaration')).closest('li') as HTMLElement;
  expect(within(row).getByRole('button', { name: 'Generate and open' })).toBeVisible();
  expect(
    screen.getByText('The dangerous goods declaration lacks the total quantity of item 2'),
  ).toBeVisible();
});

it('[DOCS-40] names each document that failed, also labels that are generated by themselves, and retries', async () => {
  let isDown = true;
  const { session } = show(
    {
      [create]: () =>
        isDown ? failing() : { items: [...made('CONNOTE').items, ...made('FRTLABEL').items], results: [] },
    },
    { makesLabels: true },
  );
  expect(await screen.findByText('Failed to generate freight label')).toBeVisible();
  expect(screen.getByText('Download error, please try again later')).toBeVisible();
  expect(screen.queryByText(/Still being prepared/)).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry freight label' }));
  expect(await screen.findByRole('link', { name: 'Open freight label' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open consignment note' })).toBeVisible();
  expect(session.server.calls.filter(({ name }) => name === create)).toHaveLength(2);
});

it('[DOCS-05] [DOCS-18] [DOCS-40] requests the note and the label, says why one was refused, beside the other, and offers a proof of delivery', async () => {
  const results = [{ reference, messages: [buildMessage('Error', 'It has no freight item')] }];
  const { session, waiting } = show(
    { [create]: { ...made('CONNOTE'), results }, [list]: [buildFile('PODDOC')] },
    { makesLabels: true },
  );
  expect(await screen.findByRole('link', { name: 'Open consignment note' })).toBeVisible();
  const failed = screen.getByText('Failed to generate freight label');
  expect(failed.closest('[role=alert]')).toHaveTextContent('It has no freight item');
  expect(waiting()).toBe(0);
  expect(await screen.findByRole('link', { name: 'Open proof of delivery' })).toHaveAttribute(
    'href',
    '/files/PODDOC/stored.pdf',
  );
  expect(screen.queryByText(/can't print/)).toBeNull();
  expect(session.server.calls.find(({ name }) => name === create)?.body).toEqual({
    documentTypes: ['CONNOTE', 'FRTLABEL'],
    references: [reference],
  });
});

it('[PODX-13] offers to make a proof of delivery of a delivered consignment that has no file of it', async () => {
  const { replace } = stubTab();
  const { session } = show(
    {
      [create]: ({ body }) => {
        const [type = 'CONNOTE'] = (body as { documentTypes: DocumentType[] }).documentTypes;
        return made(type);
      },
    },
    { consignment: at('DELIVERED') },
  );
  const row = (await screen.findByText('Proof of delivery')).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Made from what was reported, without a signature');
  await userEvent.click(within(row).getByRole('button', { name: 'Generate and open' }));
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/files/1/PODDOC.pdf'));
  expect(session.server.calls.findLast(({ name }) => name === create)?.body).toEqual({
    documentTypes: ['PODDOC'],
    references: [reference],
  });
});

it('[DOCS-02] polls every 1.5 seconds until the note is ready', async () => {
  let isThere = false;
  const { poll, polls, waiting } = show({ [list]: () => (isThere ? [buildFile('CONNOTE')] : []) });
  await poll(2);
  await waitFor(() => expect(polls()).toBe(3));
  isThere = true;
  await poll(1);
  expect(await screen.findByRole('link', { name: 'Open consignment note' })).toHaveAttribute(
    'href',
    '/files/CONNOTE/stored.pdf',
  );
  await waitFor(() => expect(waiting()).toBe(0));
});

it('[DOCS-02] [DOCS-07] after 15 seconds shows what is not ready, and checks again on request', async () => {
  const { session, poll, polls, waiting } = show({});
  await poll(10);
  expect(await screen.findByText(/Still being prepared: Consignment note/)).toBeVisible();
  expect(waiting()).toBe(0);
  const before = polls();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await poll(1);
  await waitFor(() => expect(polls()).toBe(before + 1));
  expect(session.server.calls.filter(({ name }) => name === create)).toHaveLength(2);
});

it('[DOCS-16] [FILE-07] a note attached by hand is not offered as the one to be generated', async () => {
  const attached = { ...buildFile('CONNOTE'), isGenerated: false };
  const { waiting } = show({
    [create]: failing,
    [list]: [attached],
  });
  await waitFor(() => expect(waiting()).toBe(0));
  expect(await screen.findByRole('button', { name: 'Retry consignment note' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open consignment note' })).toBeNull();
});

it('[DOCS-16] a note known from before the last change is not offered when generating a new one fails', async () => {
  show({ [create]: failing, [list]: failing }, {}, [buildFile('CONNOTE')]);
  expect(await screen.findByRole('button', { name: 'Retry consignment note' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open consignment note' })).toBeNull();
});

it('[DOCS-18] says which characters of the consignment were printed as a box', async () => {
  const receiver = buildConsignment(reference).receiverParticipant;
  const consignment = buildConsignment(reference, {
    receiverParticipant: { ...receiver, fullName: 'مكتبة' },
    lineItems: [buildLineItem(1, { description: 'Gifts 🎁' })],
  });
  show({ [create]: made('CONNOTE') }, { consignment });
  const warning = await screen.findByText(/^Documents can't print these characters:/);
  expect(warning.textContent?.replaceAll(/[\u2068\u2069]/gu, '')).toMatch(/: م ك ت ب ة …$/u);
});

it('[DOCS-03] [PLAT-16] generates a label on demand, in a tab opened on the click that is closed when it fails', async () => {
  const { open, replace, close } = stubTab();
  let isDown = true;
  const { onDownloaded } = show({
    [create]: ({ body }) => {
      const [type = 'CONNOTE'] = (body as { documentTypes: DocumentType[] }).documentTypes;
      return type === 'FRTLABEL' && isDown ? failing() : made(type);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate and open' }));
  expect(await screen.findByText('Failed to generate freight label')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  expect(onDownloaded).not.toHaveBeenCalled();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry freight label' }));
  expect(open).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/files/1/FRTLABEL.pdf'));
  expect(onDownloaded).toHaveBeenCalledExactlyOnceWith('FRTLABEL');
});

it.each([
  ['the one that was made', 'Open consignment note', '/files/2/CONNOTE.pdf'],
  ['the one that is stored', 'Open proof of delivery', '/files/PODDOC/2.pdf'],
])('[DOCS-14] after its address ran out, a click asks for that of %s again', async (_what, link, renewed) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') });
  const { open: opened, replace } = stubTab();
  let round = 1;
  const { onDownloaded } = show({
    [create]: () => ({
      items: [{ documentType: 'CONNOTE', uri: `/files/${round}/CONNOTE.pdf` }],
      results: [],
    }),
    [list]: () => [{ ...buildFile('PODDOC'), uri: `/files/PODDOC/${round}.pdf` }],
  });
  const open = await screen.findByRole('link', { name: link });
  vi.setSystemTime(new Date('2026-11-21T00:04:29Z'));
  expect(isFollowed(open)).toBe(true);
  round = 2;
  vi.setSystemTime(new Date('2026-11-21T00:04:31Z'));
  expect(isFollowed(open)).toBe(false);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(renewed));
  expect(opened).toHaveBeenCalledOnce();
  expect(onDownloaded).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(open).toHaveAttribute('href', renewed));
  expect(isFollowed(open)).toBe(true);
});
