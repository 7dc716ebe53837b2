import type { FakeResponses } from '@consign/queries/testing';
import { testId, answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';

import type { Binding } from '../binding.js';
import { bankStreet, ruralPlace } from '../testing/addresses.js';
import { buildSiteParticipant } from '../testing/data.js';
import { findSiteChoice } from './site-choice.js';
import { ParticipantSection, type ParticipantValues } from './ParticipantSection.js';
import type { ParticipantEntry } from './participant-entry.js';

const long = 'Te Kura Kaupapa Māori o Ngā Mokopuna o Whangārei-te-rerenga-parāoa';
const typed: ParticipantEntry = {
  fullName: long,
  phone: '021 555 0199',
  email: 'orders@tui.example',
  streetNumber: '4/12',
  street: 'Te Ara o Kōpū',
  suburb: 'RD 2',
  state: '',
  city: 'Whangārei',
  postcode: '0172',
  country: 'New Zealand',
};
const tui = buildSiteParticipant(12, 'Tūī Café', 'Whangārei');

const particulars = {
  contactRequired: 'ONE',
  reference: 'مرجع 🚚 PO-7781',
  onReference: () => undefined,
  onLeaveReference: () => undefined,
  referenceError: undefined,
  referenceReadOnly: false,
} as const;

function bind(
  entered: Partial<ParticipantValues>,
  errors: Readonly<Record<string, string>> = {},
): Binding<ParticipantValues> {
  const none = { senderSite: null, senderEntry: null, receiverSite: null, receiverEntry: null };
  return {
    values: { ...none, ...entered },
    errors,
    change: () => undefined,
    leave: () => undefined,
  };
}

const meta: Meta<typeof ParticipantSection> = {
  title: 'Consignment/ParticipantSection',
  component: ParticipantSection,
  args: {
    side: 'receiver',
    organisationId: testId(2),
    binding: bind({}),
    allowsCustom: true,
    particulars,
    shown: { state: 'none' },
    readOnly: false,
  },
  parameters: {
    answers: { 'GET /api/v1/addresses/search': [bankStreet, ruralPlace] } satisfies FakeResponses,
  },
  decorators: [answered],
  render: function Entered(args) {
    const [values, setValues] = useState(args.binding.values);
    const change = (name: string, value: unknown): void =>
      setValues((current) => ({ ...current, [name]: value }));
    return <ParticipantSection {...args} binding={{ ...args.binding, values, change }} />;
  },
};

export default meta;
type Story = StoryObj<typeof ParticipantSection>;

export const Empty: Story = {};

export const Site: Story = {
  args: { binding: bind({ receiverSite: findSiteChoice(tui) }), shown: { state: 'known', participant: tui } },
};

export const Typed: Story = { args: { binding: bind({ receiverEntry: typed }) } };

export const PlaceOnly: Story = {
  args: { binding: bind({ receiverEntry: { ...typed, fullName: '' } }), particulars: undefined },
};

export const Searching: Story = {
  args: { binding: bind({ receiverEntry: typed }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Find an address/ }), 'bank');
    await screen.findByRole('option', { name: /5 Bank Street/ });
  },
};

export const Wrong: Story = {
  args: {
    binding: bind(
      { receiverEntry: { ...typed, fullName: '', postcode: '0172x' } },
      {
        'receiverParticipant/fullName': 'Name is required',
        'receiverParticipant/address/postcode': 'Postcode must be digits only',
        'receiverParticipant/phone': 'Value is not a valid phone number',
      },
    ),
  },
};

export const ReadOnlyAndSmall: Story = {
  args: {
    binding: bind({ receiverEntry: { ...typed, street: 'ā'.repeat(256) } }),
    readOnly: true,
    particulars: { ...particulars, referenceReadOnly: true },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Wrong, globals: { scheme: 'dark' } };
