import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import type { FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { getDay } from '@consign/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import { noLinks, testLinks } from '../testing/links.js';
import { attentionCall, emptyAnswers, worldAnswers } from '../testing/world.js';
import { waitingAnswers } from '../testing/waiting.js';
import { Attention } from './Attention.js';

const filter = {
  siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
  days: { from: getDay('2026-11-15'), to: getDay('2026-11-21') },
  serviceTypeCodes: [],
};

interface Args {
  readonly answers?: FakeResponses;
  readonly links?: DashboardLinks;
}

function Shown({ answers, links = testLinks }: Args) {
  return inSession(
    createTestSession({ answers: { ...worldAnswers, ...answers } }),
    <BulkRunnerProvider consignmentHref={() => '#'}>
      <Attention filter={filter} links={links} />
    </BulkRunnerProvider>,
  );
}

const meta: Meta<typeof Shown> = { title: 'Dashboard/Needs attention', component: Shown };

export default meta;
type Story = StoryObj<typeof Shown>;

export const Counts: Story = {};
export const DashboardAlone: Story = { args: { links: noLinks } };
export const AllClear: Story = { args: { answers: emptyAnswers } };
export const Loading: Story = {
  parameters: { isAlwaysBusy: true },
  args: { answers: { [attentionCall]: () => new Promise(() => undefined) } },
};
export const Failed: Story = {
  args: { answers: { [attentionCall]: () => Response.json({ title: 'Not now' }, { status: 400 }) } },
};

/** [ANSW-15] [PLAT-42] */
export const AnswerOneByOne: Story = {
  args: { answers: waitingAnswers(30) },
  parameters: { everyWidth: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer what waits for you' }));
    await screen.findByRole('button', { name: 'Answer Receiver was closed' });
  },
};
