import { TestSessionProvider, answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { createCsvFile, csvResponse, extractCall } from './testing/csv-file.js';
import { WiredReport } from './testing/WiredReport.js';

type Answers = NonNullable<ComponentProps<typeof TestSessionProvider>['answers']>;

/** A file of which a part has arrived. */
function openFile() {
  const file = createCsvFile(1_000_000);
  file.arrive(123_456);
  return file;
}

let opened: ReturnType<typeof openFile> | null = null;

const answerOpen = (): Response => (opened = openFile()).response;

const answering = (answer: () => Response) =>
  ({ answers: { [extractCall]: answer } satisfies Answers }) as const;

const meta: Meta<typeof WiredReport> = {
  title: 'Report/ReportScreen',
  component: WiredReport,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...answering(() => csvResponse(12_345)),
  },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof WiredReport>;

const download: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  await canvas.findByRole('region', { name: 'Download' });
};

/** [PLAT-42] */
export const Form: Story = { parameters: { everyWidth: true } };

export const Chosen: Story = {
  args: {
    query: { statuses: 'DELIVERED,ERR', dateType: 'RequestedDelivery', dateRangePresetCode: 'LAST_30_DAYS' },
  },
};

export const Running: Story = {
  parameters: answering(answerOpen),
  play: async (context) => {
    await download(context);
    await context.canvas.findByText('123,456 of 1,000,000 rows');
  },
};

export const Downloaded: Story = { play: download };

export const Empty: Story = { parameters: answering(() => csvResponse(0)), play: download };

export const Broken: Story = {
  parameters: answering(answerOpen),
  play: async (context) => {
    await Running.play?.(context);
    opened?.breakOff();
    await context.canvas.findByRole('alert');
  },
};

export const Refused: Story = {
  parameters: answering(() => new Response(null, { status: 503 })),
  play: download,
};

export const Dark: Story = { ...Running, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Running, globals: { viewport: { value: 'phone' } } };
