import { buildAddress } from '@consign/consignment-parts/testing/data';
import { answered, testId } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AddressBookDialog } from './AddressBookDialog.js';
import { ReceiverOffer } from './use-receiver-memory.js';
import { TemplatesDialog } from './TemplatesDialog.js';

const receiver = (number: number, fullName: string, city: string) => ({
  id: testId(number),
  fullName,
  phone: '021 555 0199',
  email: 'orders@tui.example',
  address: buildAddress(city),
  participantId: null,
  serviceTypeCode: 'GENERAL',
  packagingTypeCode: 'PALLET',
  usedAtDateTimeUtc: '2026-11-18T21:05:00Z',
});

const template = (number: number, name: string) => ({
  id: testId(number),
  name,
  savedAtDateTimeUtc: '2026-11-18T21:05:00Z',
});

const answers = {
  'GET /api/v2/address-book': {
    receivers: [
      receiver(901, 'Tūī Café', 'Whangārei'),
      receiver(902, 'Te Papaioea Community Kitchen and Food Rescue Trust', 'Palmerston North'),
    ],
  },
  'GET /api/v2/templates': {
    templates: [template(801, 'Weekly pallets to Tūī Café'), template(802, 'Ōtaki run')],
  },
};

const meta: Meta = {
  title: 'Consignment/Desk',
  parameters: { answers },
  decorators: [answered],
};
export default meta;

const nothing = () => undefined;

export const AddressBook: StoryObj = { render: () => <AddressBookDialog onClose={nothing} /> };

export const Templates: StoryObj = { render: () => <TemplatesDialog onClose={nothing} /> };

export const LastTime: StoryObj = {
  render: () => <ReceiverOffer parts={['Overnight', '021 555 0199', 'Carton']} onUse={nothing} />,
};
