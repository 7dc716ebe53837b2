import { tenantSettings, TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { linkedSearch } from './testing/linked-search.js';
import { WiredSchedule } from './testing/WiredSchedule.js';
import { slotsCall, worldAnswers } from './testing/world.js';

type Answers = NonNullable<ComponentProps<typeof TestSessionProvider>['answers']>;

const answers: Answers = worldAnswers({ isAfternoonFull: (day) => Number(day.slice(8)) % 3 === 0 });

const meta: Meta<typeof WiredSchedule> = {
  title: 'Schedule/ScheduleScreen',
  component: WiredSchedule,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } }, answers },
  args: { query: linkedSearch },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider
        answers={parameters['answers'] as Answers}
        data={{ settings: tenantSettings({ allowCustomParticipants: true }) }}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof WiredSchedule>;

export const Month: Story = {};

/** [PLAT-42] */
export const ChosenDay: Story = {
  args: { query: { ...linkedSearch, day: '2026-10-28' } },
  parameters: { everyWidth: true },
};

export const CloseDown: Story = { args: { query: { ...linkedSearch, month: '2026-12' } } };

/** [PLAT-42] */
export const Form: Story = { args: { query: {} }, parameters: { everyWidth: true } };

export const Incomplete: Story = {
  args: { query: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check delivery availability' }));
  },
};

export const Empty: Story = { parameters: { answers: { ...answers, [slotsCall]: [] } satisfies Answers } };

export const Busy: Story = {
  parameters: {
    isAlwaysBusy: true,
    answers: { ...answers, [slotsCall]: () => new Promise<never>(() => undefined) },
  },
};

export const Failed: Story = {
  parameters: { answers: { ...answers, [slotsCall]: () => new Response(null, { status: 503 }) } },
};
