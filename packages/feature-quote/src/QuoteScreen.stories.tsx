import { inSession } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { QuoteScreen } from './index.js';
import { now, quoteCall, quoteSession, refusal, type Answers } from './testing/quote-harness.js';
import { createQuoteSteps } from './testing/quote-steps.js';

const { fillForm, getQuote, press } = createQuoteSteps({
  screen,
  userEvent,
  enter: async (field, text) => {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  },
});

const meta: Meta<typeof QuoteScreen> = {
  title: 'Quote/QuoteScreen',
  component: QuoteScreen,
  args: { onCreated: () => undefined, onDirtyChange: () => undefined, leaving: null, now },
  decorators: [
    (Story, { parameters }) => inSession(quoteSession(parameters['answers'] as Answers), <Story />),
  ],
};

export default meta;
type Story = StoryObj<typeof QuoteScreen>;

/** [PLAT-42] */
export const Empty: Story = { parameters: { everyWidth: true } };

export const Incomplete: Story = { play: () => press('Get quote') };

/** [PLAT-42] */
export const Quoted: Story = { play: showQuote, parameters: { everyWidth: true } };

export const Unavailable: Story = {
  parameters: {
    answers: {
      [quoteCall]: () => refusal(422, 'No rate from Kaikōura to Waiheke Island for Overnight'),
    } satisfies Answers,
  },
  play: async () => {
    await fillForm();
    await press('Get quote');
    await screen.findByText('You can create the consignment without a quote.');
  },
};

async function showQuote(): Promise<void> {
  await fillForm();
  await getQuote();
}

async function compare(): Promise<void> {
  await showQuote();
  await press('Compare');
  await screen.findByText('Cheapest');
}

export const Compared: Story = { play: compare };

export const ComparedOnAPhone: Story = { play: compare, globals: { viewport: { value: 'phone' } } };
