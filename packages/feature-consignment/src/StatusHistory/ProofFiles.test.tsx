import type { File as AttachedFile } from '@consign/api-client/consignment';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { attachedFile } from '../testing/files.js';
import { ProofFiles } from './ProofFiles.js';

const list = 'GET /api/v1/consignments/{ref}/files';
const photo = (uri: string) => attachedFile(3, { name: 'At the door.jpg', proofKind: 'Photograph', uri });
const proof = attachedFile(2, {
  name: 'Proof.pdf',
  mimeType: 'application/pdf',
  proofKind: 'Document',
  uri: 'https://files.example/2/proof.pdf',
});

function show(answers: AttachedFile[][]) {
  const session = createTestSession({ answers: { [list]: inTurn(...answers) } });
  renderInTheme(inSession(session, <ProofFiles reference="TAS0000007" />));
  return session;
}

describe('the files of a delivery', () => {
  it('[PODX-12] are those of the provider, as they came; a document opens in a new tab', async () => {
    show([[photo('https://files.example/3/photo.jpg'), proof, attachedFile(1)]]);
    const files = await screen.findByRole('list', { name: 'Files of the delivery' });
    expect(listTexts(within(files).getAllByRole('listitem'))).toEqual(['Document', 'Photograph']);
    const link = within(files).getByRole('link', { name: 'Open Proof.pdf' });
    expect(link).toHaveAttribute('href', 'https://files.example/2/proof.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('[PODX-12] a picture opens large, also where its address has expired', async () => {
    const answers = ['old', 'new'].map((folder) => [photo(`https://files.example/${folder}/photo.jpg`)]);
    const { server } = show(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Open At the door.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'At the door.jpg' });
    const picture = within(dialog).getByRole('img', { name: 'At the door.jpg' });
    expect(picture).toHaveAttribute('src', 'https://files.example/old/photo.jpg');
    fireEvent.error(picture);
    const renewed = await within(dialog).findByRole('img');
    expect(renewed).toHaveAttribute('src', 'https://files.example/new/photo.jpg');
    fireEvent.error(renewed);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/At the door\.jpg.* could not be opened/);
    expect(server.calls.filter(({ name }) => name === list)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open At the door.jpg' })).toHaveFocus();
  });

  it('[PODX-12] are left out where there are none', async () => {
    const { queryClient } = show([[attachedFile(1)]]);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
