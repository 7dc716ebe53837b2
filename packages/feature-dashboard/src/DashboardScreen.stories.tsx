import { permissions } from '@consign/domain/permissions';
import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { screen, waitFor } from 'storybook/test';

import { buildPage, buildRow } from './testing/report-rows.js';
import { WiredDashboard } from './testing/WiredDashboard.js';
import { calls } from './testing/WiredDrillDown.js';
import { cardCalls, costGroupsCall, difotCall, emptyAnswers, worldAnswers } from './testing/world.js';

type Session = ComponentProps<typeof TestSessionProvider>;
type Answers = NonNullable<Session['answers']>;
type Data = NonNullable<Session['data']>;

const unavailable = () =>
  Response.json({ title: 'Unavailable', detail: 'The reports are being rebuilt' }, { status: 503 });

const meta: Meta<typeof WiredDashboard> = {
  title: 'Dashboard/DashboardScreen',
  component: WiredDashboard,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    answers: worldAnswers,
  },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider
        answers={parameters['answers'] as Answers}
        {...(parameters['data'] === undefined ? {} : { data: parameters['data'] as Data })}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof WiredDashboard>;

/** [PLAT-42] */
export const Full: Story = { parameters: { everyWidth: true } };

export const ThreeMonths: Story = { args: { query: { startDate: '2026-08-21', endDate: '2026-11-21' } } };

export const WithoutPrices: Story = {
  args: { hasList: false },
  parameters: {
    data: { permissions: permissions.filter((name) => name !== 'Consignment.ViewPricing') } satisfies Data,
  },
};

export const Empty: Story = { parameters: { answers: emptyAnswers } };

export const OneFailed: Story = {
  parameters: { answers: { ...worldAnswers, [difotCall]: unavailable } satisfies Answers },
};

const homeDelivery = { code: 'HOME', name: 'Home delivery', cubicFactor: null };

/** [DASH-55] */
export const ThreeServiceTypes: Story = {
  parameters: {
    answers: {
      ...worldAnswers,
      [difotCall]: [...worldAnswers[difotCall], { serviceType: homeDelivery, onTimeCount: 3, missCount: 1 }],
    } satisfies Answers,
  },
  play: async ({ canvas }) => {
    const list = (await canvas.findByText('Home delivery')).closest('ul');
    const { scrollHeight = NaN, clientHeight = NaN } = list?.parentElement ?? {};
    if (!(scrollHeight <= clientHeight)) throw new Error(`${scrollHeight} px in ${clientHeight} px`);
  },
};

export const Failed: Story = {
  parameters: { answers: Object.fromEntries(cardCalls.map((call) => [call, unavailable])) },
};

export const Busy: Story = {
  parameters: {
    isAlwaysBusy: true,
    answers: Object.fromEntries(cardCalls.map((call) => [call, () => new Promise<never>(() => undefined)])),
  },
};

export const WithoutSites: Story = { parameters: { data: { sites: [] } satisfies Data } };

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show as table (Consignments Delivered)' }),
    );
  },
};

/** [DASH-51] */
export const CostsOfADay: Story = {
  parameters: {
    answers: {
      ...worldAnswers,
      [calls.costs]: (call) => ({ ...buildPage([buildRow(1), buildRow(2)], call), confirmedTotal: 3703.68 }),
    } satisfies Answers,
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Costs' });
    const bar = await waitFor(() => {
      const found = card.querySelector('.recharts-bar-rectangle path');
      if (found === null) throw new Error('No bar yet');
      return found;
    });
    await userEvent.click(bar);
    await screen.findByRole('dialog', { name: /^Costs · 15\/11\/2026/ });
  },
};

/** [DASH-53] [PLAT-42] Over a dashboard without charts, which take axe three seconds. */
export const CostsByGroup: Story = {
  args: { query: { 'drill.card': 'costs', 'drill.by': 'receivers' } },
  parameters: {
    everyWidth: true,
    answers: { ...emptyAnswers, [costGroupsCall]: worldAnswers[costGroupsCall] } satisfies Answers,
  },
  play: async () => void (await screen.findByRole('dialog', { name: /^Costs/u })),
};

export const About: Story = {
  parameters: { answers: emptyAnswers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'About DIFOT' }));
    await screen.findByRole('dialog', { name: /DIFOT/u });
  },
};
