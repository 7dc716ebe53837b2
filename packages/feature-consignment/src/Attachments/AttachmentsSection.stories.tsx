import type { File as AttachedFile } from '@consign/api-client/consignment';
import type { FakeResponses } from '@consign/queries/testing';
import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { attachedFile, fileAnswers, fileToChoose } from '../testing/files.js';
import { AttachmentsSection } from './AttachmentsSection.js';

const list = 'GET /api/v1/consignments/{ref}/files';
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23b7791f" d="M0 0h4v3H0z"/%3E%3Cpath fill="%237b341e" d="M1 1h2v2H1z"/%3E%3C/svg%3E';

const files: AttachedFile[] = [
  attachedFile(1, { thumbnailUri: picture }),
  attachedFile(2, {
    name: 'Dangerous goods declaration.pdf',
    fileType: { code: 'DGDOC', name: 'Dangerous goods declaration' },
    thumbnailUri: null,
    notes: 'مرفق 🚚',
    size: 812_000,
  }),
  attachedFile(3, {
    name: `Whakaahua-o-te-papa-rākau-i-tae-mai-ki-Whangārei/"${'ā'.repeat(180)}".jpg`,
    notes: 'Long '.repeat(40),
    thumbnailUri: picture,
  }),
];

const meta: Meta<typeof AttachmentsSection> = {
  title: 'Consignment/AttachmentsSection',
  component: AttachmentsSection,
  args: { reference: 'TAS0001234', upload: { allowed: true }, canDelete: true },
  parameters: { answers: { [list]: files, ...fileAnswers } satisfies FakeResponses },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof AttachmentsSection>;

export const Three: Story = {};

export const None: Story = { parameters: { answers: { [list]: [] } satisfies FakeResponses } };

export const NotSavedYet: Story = {
  args: {
    reference: null,
    canDelete: false,
    upload: { allowed: false, hidden: false, id: 'FILE-04', reason: 'Save the consignment first' },
  },
};

export const Failed: Story = {
  parameters: { answers: { [list]: () => new Response(null, { status: 502 }) } satisfies FakeResponses },
};

export const Invalid: Story = {
  ...None,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach file' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    await canvas.findByText('Form is invalid, please check your details');
  },
};

export const OnItsWay: Story = {
  parameters: {
    answers: {
      [list]: [],
      ...fileAnswers,
      'POST /api/v1/consignments/{ref}/files': () => new Promise<Response>(() => undefined),
    } satisfies FakeResponses,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach file' }));
    await canvas.findByRole('form', { name: 'New file' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const photo = new File([fileToChoose('photo')], 'Tūī pallet.png', { type: 'image/png' });
    if (input !== null) await userEvent.upload(input, photo);
    await userEvent.type(canvas.getByLabelText('Notes'), 'Corner dented');
    await userEvent.type(canvas.getByRole('combobox', { name: 'File type' }), 'Photo{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await canvas.findByRole('progressbar');
  },
};

export const ReadOnlyAndSmall: Story = {
  args: { upload: null, canDelete: false },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
