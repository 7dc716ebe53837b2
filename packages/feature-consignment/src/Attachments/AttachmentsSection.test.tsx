import type { File as AttachedFile } from '@consign/api-client/consignment';
import { inTurn, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { enterText, renderInTheme, stubTab } from '@consign/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isFollowed } from '../testing/follow-link.js';
import { attachedFile, fileAnswers, fileToChoose } from '../testing/files.js';
import { AttachmentsSection } from './AttachmentsSection.js';
import { formatBytes } from './format-bytes.js';

const list = 'GET /api/v1/consignments/{ref}/files';
const upload = 'POST /api/v1/consignments/{ref}/files';
const remove = 'DELETE /api/v1/consignments/{ref}/files/{fileId}';
const maxBytes = 10 * 1024 * 1024;

function show(answers: FakeResponses = {}, props: Partial<Parameters<typeof AttachmentsSection>[0]> = {}) {
  const session = createTestSession({ answers: { [list]: [], ...fileAnswers, ...answers } });
  renderInTheme(
    inSession(
      session,
      <AttachmentsSection reference="TAS0000007" upload={{ allowed: true }} canDelete {...props} />,
    ),
  );
  const sent = () => session.server.calls.filter(({ name }) => name === upload);
  return { ...session, sent };
}

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Attach file' }));
  await screen.findByRole('form', { name: 'New file' });
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no input for a file');
  return input;
}

function choose(...files: File[]): void {
  fireEvent.change(fileInput(), { target: { files } });
}

async function describeFile(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'File type' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Photo' }));
  enterText(screen.getByLabelText('Notes'), ' Corner dented ');
}

function send(name = 'Upload'): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** Asks to delete the file, and answers the question. */
const answer = async (name: 'Keep' | 'Delete') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pallet photo 1.jpg' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('attached files', () => {
  afterEach(() => vi.useRealTimers());

  it('[FILE-05] shows thumbnail or icon, name as text, type, notes, size and upload time, and opens the file in a new tab', async () => {
    const name = '../a\\b\r\n"c"\'<img src=x onerror=alert(1)>.png';
    show({ [list]: [attachedFile(1), attachedFile(2, { name, thumbnailUri: null })] });
    const [file, other] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
    expect(file).toHaveTextContent('Pallet photo 1.jpg');
    expect(file).toHaveTextContent('Photo');
    expect(file).toHaveTextContent('Wrapped, corner dented');
    expect(file).toHaveTextContent('2.3 MB, 21/11/2026 10:05');
    const link = within(file).getByRole('link', { name: 'Open Pallet photo 1.jpg' });
    expect(link).toHaveAttribute('href', '/files/1/photo.jpg');
    expect(link).toHaveAttribute('target', '_blank');
    const picture = link.querySelector('img');
    expect(picture).toHaveAttribute('src', '/files/1/thumbnail.jpg');
    expect([picture?.width, picture?.height]).toEqual([158, 160]);
    if (picture !== null) fireEvent.error(picture);
    expect(link.querySelector('img')).toBeNull();

    expect(other.querySelector('bdi')?.textContent).toBe(name);
    expect(other.querySelector('img')).toBeNull();
  });

  it('[FILE-10] the thumbnail of a new upload appears when it has been made', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const now = new Date().toISOString();
    const pending = { isThumbnailPending: true, thumbnailUri: null, uploadedAtDateTimeUtc: now };
    show({ [list]: inTurn([attachedFile(1, pending)], [attachedFile(1)]) });
    const link = await screen.findByRole('link', { name: 'Open Pallet photo 1.jpg' });
    expect(link.querySelector('img')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('src', '/files/1/thumbnail.jpg'));
  });

  it('[FILE-13] a generated document says until when it is there, and offers no Delete', async () => {
    const expiresAtDateTimeUtc = '2026-11-20T22:05:00Z';
    const fileType = { code: 'FRTLABEL', name: 'Freight label' };
    show({
      [list]: [attachedFile(1), attachedFile(2, { fileType, isGenerated: true, expiresAtDateTimeUtc })],
    });
    const [photo, label] = await screen.findAllByRole('listitem');
    expect(label).toHaveTextContent('Generated, available until 11:05:00 AM');
    expect(within(label as HTMLElement).queryByRole('button')).toBeNull();
    expect(photo).not.toHaveTextContent('Generated');
    expect(within(photo as HTMLElement).getByRole('button', { name: /^Delete/ })).toBeVisible();
  });

  it('[PODX-11] a file from the freight provider says so, and offers no Delete', async () => {
    show({ [list]: [attachedFile(1, { proofKind: 'Signature', notes: null })] });
    const file = await screen.findByRole('listitem');
    expect(file).toHaveTextContent('From the freight provider');
    expect(within(file).queryByRole('button')).toBeNull();
  });

  it('[DOCS-26] says why generated documents are gone, instead of that there never were any', async () => {
    const label = attachedFile(1, { isGenerated: true, expiresAtDateTimeUtc: '2026-11-20T22:05:00Z' });
    const { queryClient } = show({ [list]: inTurn([label], []) });
    await screen.findByRole('listitem');
    await act(() => queryClient.invalidateQueries());
    expect(
      await screen.findByText(
        'Generated documents are here for an hour, or until what they print changes. Print them again.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/No files yet/u)).toBeNull();
  });

  it.each([
    ['with the middle button', 'auxclick'],
    ['with a click', 'click'],
  ] as const)('[DOCS-14] a file whose address ran out is read again when opened %s', async (_how, event) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') });
    const { replace, close } = stubTab();
    let files = [attachedFile(1), attachedFile(2)];
    show({ [list]: () => files });
    const link = await screen.findByRole('link', { name: 'Open Pallet photo 1.jpg' });
    expect(isFollowed(link, event)).toBe(true);
    files = [attachedFile(1, { uri: '/files/1/renewed.jpg' })];
    vi.setSystemTime(new Date('2026-11-21T00:04:31Z'));
    const other = screen.getByRole('link', { name: 'Open Pallet photo 2.jpg' });
    expect(isFollowed(link, event)).toBe(false);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/files/1/renewed.jpg'));
    expect(close).not.toHaveBeenCalled();
    // The other file is gone from the response.
    await waitFor(() => expect(other).not.toBeInTheDocument());
  });

  it('[DOCS-14] says that a file is gone when its link is renewed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') });
    const { close } = stubTab();
    let isDown = false;
    show({ [list]: () => (isDown ? new Response(null, { status: 403 }) : [attachedFile(1)]) });
    const link = await screen.findByRole('link', { name: 'Open Pallet photo 1.jpg' });
    isDown = true;
    vi.setSystemTime(new Date('2026-11-21T00:04:31Z'));
    fireEvent.click(link);
    expect(await screen.findByText('Pallet photo 1.jpg could not be opened')).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows the failure, and the files after Retry', async () => {
    show({ [list]: inTurn(new Response(null, { status: 502 }), [attachedFile(1)]) });
    expect(await screen.findByText('The files could not be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Pallet photo 1.jpg')).toBeVisible();
  });

  it('[FILE-03] deletes a file after confirmation, Keep keeps it, and a failure is shown beside it', async () => {
    let files: AttachedFile[] = [attachedFile(1)];
    let isDown = true;
    const { server } = show({
      [list]: () => files,
      [remove]: () => {
        if (isDown) return new Response(null, { status: 502 });
        files = [];
        return null;
      },
    });
    await answer('Keep');
    expect(server.names()).not.toContain(remove);
    await answer('Delete');
    const failed = await screen.findByText('Failed to delete file, please try again later.');
    expect(failed.closest('li')).toHaveTextContent('Pallet photo 1.jpg');
    isDown = false;
    await answer('Delete');
    expect(await screen.findByText('File has been deleted')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('[FILE-04] hides Delete without permission, and shows why nothing can be attached', async () => {
    show(
      { [list]: [attachedFile(1)] },
      {
        canDelete: false,
        upload: { allowed: false, hidden: false, id: 'FILE-04', reason: 'Missing permission' },
      },
    );
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Attach file' })).toHaveAccessibleDescription(
      'Missing permission',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Attach file' }));
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('attaching a file', () => {
  it('[FILE-01] [FILE-03] without a file, a type and notes the form is invalid', async () => {
    const { sent } = show();
    await open();
    expect(screen.getByText('No file selected')).toBeVisible();
    await send();
    expect(await screen.findByText('Form is invalid, please check your details')).toBeVisible();
    expect(screen.getByText('Please select a file to upload.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'File type' })).toHaveAccessibleDescription(
      'No file type selected',
    );
    expect(screen.getByLabelText('Notes')).toHaveAccessibleDescription('Required');
    enterText(screen.getByLabelText('Notes'), 'Dented');
    expect(screen.getByLabelText('Notes')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Please select a file to upload.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[FILE-06] sends two parts: the bytes and the metadata', async () => {
    let files: AttachedFile[] = [];
    const { sent } = show({
      [list]: () => files,
      [upload]: () => {
        files = [attachedFile(1)];
        return attachedFile(1);
      },
    });
    await open();
    const name = 'Tūī/"gate"\n2.png';
    choose(fileToChoose(name));
    await describeFile();
    await send();
    expect(await screen.findByText('File has been uploaded to consignment')).toBeVisible();
    const form = sent()[0]?.body as FormData;
    const metadata = form.get('metadata') as File;
    expect(metadata.type).toMatch('application/json');
    expect(JSON.parse(await metadata.text())).toEqual({
      fileTypeCode: 'PHOTO',
      mimeType: 'image/png',
      name,
      notes: 'Corner dented',
    });
    expect((form.get('fileData') as File).size).toBe(64);
    expect(screen.queryByRole('form')).toBeNull();
    expect(await screen.findByText('Pallet photo 1.jpg')).toBeVisible();
  });

  it('[FILE-01] [FILE-02] checks the content and the size before it is sent', async () => {
    const { sent } = show({ [upload]: attachedFile(1) });
    await open();
    choose(fileToChoose('photo.png', { start: '<!doctype html>' }));
    expect(await screen.findByText('Only PDF, JPEG and PNG files can be attached')).toBeVisible();
    await describeFile();
    await send();
    expect(await screen.findByText('Form is invalid, please check your details')).toBeVisible();
    choose(fileToChoose('large.png', { size: maxBytes + 1 }));
    expect(await screen.findByText('Selected file has reached size limit - 10MB')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[FILE-02] [FILE-03] shows a failure beside the file; a retry sends the same key, and another one once it was refused', async () => {
    const message = 'Selected file has reached size limit - 10MB';
    const refused = Response.json(
      { messages: [], title: message, problems: [{ id: 'FILE-02', path: 'fileData', message }] },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    );
    const { sent } = show({
      [upload]: inTurn(new Response(null, { status: 502 }), refused, attachedFile(1)),
    });
    await open();
    choose(fileToChoose('photo.png'));
    await describeFile();
    await send();
    expect(await screen.findByText('File upload failed, please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Notes')).toHaveValue(' Corner dented ');
    await send('Retry');
    expect(await screen.findByText(message)).toBeVisible();
    await send('Retry');
    expect(await screen.findByText('File has been uploaded to consignment')).toBeVisible();
    const [first, second, third] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).not.toBeNull();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('[FILE-15] the late check of a replaced file marks nothing', async () => {
    show();
    await open();
    const slow = fileToChoose('page.png', { start: '<html>' });
    const finish: ((bytes: ArrayBuffer) => void)[] = [];
    const read = new Promise<ArrayBuffer>((resolve) => {
      finish.push(resolve);
    });
    vi.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => read } as Blob);
    choose(slow);
    choose(fileToChoose('photo.png'));
    await act(async () => finish[0]?.(new TextEncoder().encode('<html>').buffer));
    expect(screen.queryByText('Only PDF, JPEG and PNG files can be attached')).toBeNull();
    expect(fileInput()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it("[FILE-05] [FILE-15] shows the upload's progress, uploads once when Upload is pressed twice, and can be stopped", async () => {
    const { sent } = show({ [upload]: () => new Promise<Response>(() => undefined) });
    await open();
    choose(fileToChoose('photo.png'));
    await describeFile();
    const form = screen.getByRole('form', { name: 'New file' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    const progress = await screen.findByRole('progressbar', { name: 'Uploading photo.png' });
    expect(progress).toBeVisible();
    expect(screen.getByLabelText('Notes')).toBeDisabled();
    fireEvent.submit(form);
    await send('Stop');
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
    expect(screen.queryByText('File upload failed, please try again later.')).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  it('[CONS-98] the camera attaches a photograph', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('coarse') });
    show();
    await open();
    window.matchMedia = matchMedia;
    expect(screen.getByRole('button', { name: 'Take photo' })).toBeVisible();
    const camera = document.querySelector('input[capture="environment"]');
    if (camera === null) throw new Error('There is no input for the camera');
    expect(camera).toHaveAttribute('accept', 'image/jpeg');
    const jpeg = fileToChoose('image.jpg', { start: '\u00FF\u00D8\u00FF\u00E0' });
    fireEvent.change(camera, { target: { files: [jpeg] } });
    expect(await screen.findByText('image.jpg')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'File type' })).toHaveValue('Photo');
  });

  it('[FILE-16] opens a form for each file that is dropped or chosen, with the focus in the first', async () => {
    show();
    await screen.findByText(/Drop a PDF/);
    const pdf = fileToChoose('b.pdf', { start: '%PDF-1.7' });
    fireEvent.drop(screen.getByRole('region', { name: 'Attachments' }), {
      dataTransfer: { types: ['Files'], files: [fileToChoose('a.png'), pdf] },
    });
    const forms = await screen.findAllByRole('form', { name: 'New file' });
    expect(forms).toHaveLength(2);
    expect(screen.getByText('b.pdf')).toBeVisible();
    expect(forms[0]?.contains(document.activeElement)).toBe(true);
    choose(fileToChoose('c.png'), fileToChoose('d.png'), fileToChoose('e.png'));
    expect(forms[0]).toHaveTextContent('c.png');
    expect(screen.getAllByRole('form', { name: 'New file' })).toHaveLength(4);
    expect(forms[0]?.contains(document.activeElement)).toBe(true);
  });

  it('[FILE-04] once the consignment is cancelled, type, notes and upload are disabled', async () => {
    const session = createTestSession({ answers: { [list]: [], ...fileAnswers } });
    const element = (props: Pick<Parameters<typeof AttachmentsSection>[0], 'upload'>) =>
      inSession(session, <AttachmentsSection reference="TAS0000007" canDelete={false} {...props} />);
    const { rerender } = renderInTheme(element({ upload: { allowed: true } }));
    await open();
    const reason = "This consignment is Cancelled, so files can't be added";
    rerender(element({ upload: { allowed: false, hidden: false, id: 'FILE-04', reason } }));
    expect(screen.getByRole('combobox', { name: 'File type' })).toBeDisabled();
    expect(screen.getByLabelText('Notes')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(reason);
  });
});

it('[FILE-05] formats the size for people', () => {
  expect([0, 1, 1023, 1024, 831_488, maxBytes].map(formatBytes)).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1 KB',
    '812 KB',
    '10 MB',
  ]);
});
