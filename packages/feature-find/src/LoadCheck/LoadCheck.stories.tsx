import { TestSessionProvider, testId } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { LoadCheckScreen } from './LoadCheckScreen.js';

const list = 'POST /api/v2/load-checks/pieces';
const load = {
  consignments: [1, 2].map((number) => ({
    id: testId(number),
    reference: `TAS000000${number}`,
    receiver: 'Te Whare Wānanga o Tāmaki Makaurau, Tāmaki Makaurau',
    labelsOutdated: number === 1,
    signed: null,
    pieces: ['095212340000000013', '095212340000000020'].map((sscc, index) => ({
      lineItemId: testId(20 + number),
      number: index + 1,
      sscc: number === 1 ? sscc : `${sscc.slice(0, 9)}1${sscc.slice(10)}`,
      description: `Pallet ${index + 1} of 2: Flat-packed kitchen`,
      isLoaded: false,
    })),
  })),
};

const meta = {
  component: LoadCheckScreen,
  args: { references: null, consignmentHref: () => '#' },
} satisfies Meta<typeof LoadCheckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is scanned yet. */
export const Waiting: Story = {
  decorators: [
    (Shown) => (
      <TestSessionProvider answers={{ [list]: load }}>
        <Shown />
      </TestSessionProvider>
    ),
  ],
};

/** A piece is loaded, another isn't on the manifest. */
export const Scanned: Story = {
  ...Waiting,
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Number of the piece' });
    await userEvent.type(field, '095212340000000013{Enter}');
    await userEvent.type(field, '095212340000000037{Enter}');
  },
};

const signed = {
  checkId: testId(7),
  signedBy: 'Sione Fīnau',
  signedAtDateTimeUtc: '2026-11-20T21:30:00Z',
};

/** [LOAD-21] A part was loaded and signed before. */
export const Continued: Story = {
  decorators: [
    (Shown) => (
      <TestSessionProvider
        answers={{
          [list]: {
            consignments: load.consignments.map(({ pieces, ...each }, index) => ({
              ...each,
              signed,
              pieces: pieces.map((piece) => ({ ...piece, isLoaded: index === 0 })),
            })),
          },
        }}
      >
        <Shown />
      </TestSessionProvider>
    ),
  ],
};

/** Nothing waits for pickup. */
export const Nothing: Story = {
  decorators: [
    (Shown) => (
      <TestSessionProvider answers={{ [list]: { consignments: [] } }}>
        <Shown />
      </TestSessionProvider>
    ),
  ],
};
