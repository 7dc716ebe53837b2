import { getDay } from '@consign/domain/dates';
import { answered, testId } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { buildAnswer, buildConsignment, buildException, buildStatus } from '../testing/data.js';
import { AnswerThread } from './AnswerThread.js';

const answer = buildAnswer({
  note: 'Ring Mere first; the gate is locked until 9',
  state: 'Declined',
  decidedAtDateTimeUtc: '2026-11-20T22:00:00Z',
  reason: 'No driver on that day',
});
const event = buildException({ answers: [answer] });

const consignment = buildConsignment('TAS0000007', {
  statusHistory: [buildStatus('TRANSIT', [event])],
});

const meta: Meta<typeof AnswerThread> = {
  title: 'Consignment/Answers',
  component: AnswerThread,
  parameters: {
    answers: { 'GET /api/v2/address-book': { receivers: [] } },
    docs: { story: { inline: false, height: '620px' } },
  },
  args: { consignment, event, today: getDay('2026-11-21') },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof AnswerThread>;

export const Declined: Story = {};

export const WaitingForProvider: Story = {
  args: {
    event: {
      ...event,
      answers: [
        answer,
        { ...answer, id: testId(411), kind: 'ReturnToSender', day: null, state: 'WaitingForProvider' },
      ],
    },
  },
};

export const SmallAndLong: Story = {
  args: {
    event: {
      ...event,
      title: 'Whakatāngata'.repeat(40),
      answers: [{ ...answer, note: 'ū'.repeat(1000), reason: 'Ā'.repeat(200) }],
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const DeliverAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer Receiver was closed' }));
    await screen.findByRole('dialog');
  },
};

/** [ANSW-04] The fields of a corrected address fit a phone. */
export const CorrectAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await DeliverAgain.play?.(context);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Answer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deliver to a corrected address' }));
    await screen.findByRole('textbox', { name: 'Street name' });
  },
};

export const CorrectAddressDark: Story = { ...CorrectAddress, globals: { scheme: 'dark' } };
