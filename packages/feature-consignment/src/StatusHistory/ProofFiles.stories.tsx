import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { attachedFile } from '../testing/files.js';
import { ProofFiles } from './ProofFiles.js';

const signature =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"%3E%3Cpath fill="%23fff" d="M0 0h40v20H0z"/%3E%3Cpath fill="none" stroke="%23123" d="M4 14c6-14 8-10 8-2s6-8 8 0 8-6 16-2"/%3E%3C/svg%3E';

const files = [
  attachedFile(3, {
    name: 'Proof of delivery.pdf',
    mimeType: 'application/pdf',
    proofKind: 'Document',
    thumbnailUri: null,
  }),
  attachedFile(2, { name: 'Signature.png', proofKind: 'Signature', uri: signature, thumbnailUri: signature }),
  attachedFile(1, { name: 'At the door.jpg', proofKind: 'Photograph', thumbnailUri: null }),
];

const meta: Meta<typeof ProofFiles> = {
  title: 'Consignment/ProofFiles',
  component: ProofFiles,
  args: { reference: 'TAS0001234' },
  parameters: { answers: { 'GET /api/v1/consignments/{ref}/files': files } },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof ProofFiles>;

export const Three: Story = {};

export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Signature.png' }));
    await screen.findByRole('dialog');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
