import type { Consignment } from '@consign/api-client/consignment';
import {
  buildConsignment,
  buildException,
  buildLineItem,
  buildSiteParticipant,
  buildStatus,
} from '@consign/consignment-parts/testing/data';
import { hardConsignment, hardTexts } from '@consign/consignment-parts/testing/hard-texts';
import type { Permission } from '@consign/domain/permissions';
import type { StatusCode } from '@consign/domain/status';
import {
  testAccount,
  testId,
  testSite,
  TestSessionProvider,
  type SessionData,
} from '@consign/session/testing';
import { noAnswer, type FakeResponses } from '@consign/queries/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { ConsignmentScreen } from './ConsignmentScreen.js';
import { savedValues } from './form-values.js';
import { buildChange, buildHistory } from './testing/change-history.js';
import { toContent } from './unsaved-work/unsaved-changes.js';

const reference = 'TAS0001234';
const detail = 'GET /api/v1/consignments/{ref}';
const update = 'PUT /api/v1/consignments/{ref}';
const work = 'GET /api/v1/users/me/unsaved-work/{key}';
const origin = testSite(10, 'Kōwhai Auckland', {
  isDefault: true,
  isDefaultOrigin: true,
  defaultAccount: testAccount(20, 'KOW-001'),
  defaultParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});

const around: FakeResponses = {
  [work]: () => new Response(null, { status: 204 }),
  'PUT /api/v1/users/me/unsaved-work/{key}': { revision: 1, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' },
  'GET /api/v2/consignments/{ref}/links': [
    {
      sourceConsignment: linked(reference),
      targetConsignment: linked('TAS0001240'),
      linkTypeName: 'Return',
    },
  ],
  'GET /api/v1/consignments/{ref}/files': [],
  'POST /api/v1/consignments/bulk/documents': {
    items: [{ documentType: 'CONNOTE', uri: '/files/1/note.pdf' }],
    results: [],
  },
  'GET /api/v2/consignments/{ref}/audit': {
    ...buildHistory([
      buildChange({
        changedAtDateTimeUtc: '2026-11-20T01:10:00Z',
        changes: [{ field: 'notes', oldValue: 'Gate 1', newValue: 'Ring the bell at gate 2' }],
      }),
      buildChange({
        changedAtDateTimeUtc: '2026-11-20T01:00:00Z',
        changedBy: 'Tāne Dispatch',
        action: 'FreightItemAdded',
        subject: '2 × Pallet: Flat-packed kitchen',
      }),
    ]),
    pageCount: 2,
  },
};

function linked(other: string) {
  const statusHistory = [{ code: 'DRAFT' as const, name: 'Draft', statusDate: '2026-11-18T21:05:00Z' }];
  return { id: testId(other === reference ? 100 : 101), reference: other, statusHistory };
}

/** A consignment that has reached this status. */
function reached(...codes: readonly StatusCode[]): Consignment {
  const raised = buildException({ createdAtDateTimeUtc: '2026-11-20T02:10:00Z' });
  const statusHistory = codes.map((code, place) => ({
    ...buildStatus(code, code === 'DELIVERING' ? [raised] : []),
    statusDate: `2026-11-${18 + Math.floor(place / 3)}T0${place}:05:00Z`,
  }));
  return buildConsignment(reference, {
    statusHistory,
    isDeliveryException: codes.at(-1) === 'DELIVERING',
    trackingUrl: codes.length > 2 ? `https://tasman.example/track/${reference}` : null,
    lineItems: [buildLineItem(1), buildLineItem(2, { description: 'Benchtop', count: 12, weight: 90.5 })],
  });
}

const meta: Meta<typeof ConsignmentScreen> = {
  title: 'Consignment/ConsignmentScreen',
  component: ConsignmentScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    reference,
    link: { href: (other) => `/consignment/${other}`, open: () => undefined },
    onCreated: () => undefined,
    onClose: () => undefined,
    closeHref: '/search',
    onNotFound: () => undefined,
    onDirtyChange: () => undefined,
    leaving: null,
    now: () => new Date('2026-11-21T00:00:00Z'),
  },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider
        data={{ sites: [origin], ...(parameters['data'] as Partial<SessionData> | undefined) }}
        answers={{ ...around, ...(parameters['answers'] as FakeResponses) }}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ConsignmentScreen>;

/** A story with this server state. */
function of(
  consignment: Consignment,
  answers: FakeResponses = {},
  permissions?: readonly Permission[],
): Story {
  return {
    parameters: {
      answers: { [detail]: consignment, ...answers },
      data: permissions === undefined ? {} : { permissions },
    },
  };
}

/** [PLAT-42] */
export const New: Story = { args: { reference: null }, parameters: { answers: {}, everyWidth: true } };

export const NotValid: Story = {
  args: { reference: null },
  parameters: { answers: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  },
};

const draft = of(reached('DRAFT'));
/** [PLAT-42] */
export const Draft: Story = { parameters: { ...draft.parameters, everyWidth: true } };
export const Ready: Story = of(reached('DRAFT', 'FINAL'));
export const Staged: Story = of(reached('DRAFT', 'FINAL', 'STAGED'));
export const Delivering: Story = of(reached('DRAFT', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING'));
export const Delivered: Story = of(
  reached('DRAFT', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED'),
);
/** Without a tracking template, the tracking link opens the receiver's page. */
export const SharedWithReceiver: Story = of({
  ...reached('DRAFT', 'STAGED', 'PICKUP'),
  trackingUrl: 'https://tasman.example/track/kC0rPW2iV4Yl7mQf3bZxS9aTn5uHjE8dRgL1oXwq6cM',
  receiversPage: { state: 'Shared', endsAtDateTimeUtc: null },
});
export const Cancelled: Story = of(reached('DRAFT', 'FINAL', 'CANCELLED'));
export const InError: Story = of(reached('DRAFT', 'FINAL', 'ERR'));

export const ReceiverAlone: Story = of(reached('DRAFT', 'FINAL'), {}, [
  'Access.DISPATCH',
  'Consignment.LimitedEdit',
  'Consignment.PRINT',
]);

export const ToRead: Story = of(reached('DRAFT', 'FINAL'), {}, ['Access.DISPATCH']);

export const Dark: Story = {
  ...of(reached('DRAFT', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING')),
  globals: { scheme: 'dark' },
};

export const OnAPhone: Story = {
  ...of(reached('DRAFT', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING')),
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhoneAdditional: Story = {
  ...OnAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Additional info' }));
    await canvas.findByRole('list', { name: 'Status history' });
  },
};

export const UnsavedWork: Story = of(reached('DRAFT'), {
  [work]: {
    content: toContent({ ...savedValues(reached('DRAFT')), notes: 'Gate 9' }, null, reached('DRAFT')),
    revision: 3,
    savedAtDateTimeUtc: '2026-11-21T01:32:00Z',
  },
});

export const Trail: Story = {
  ...of(reached('DRAFT', 'FINAL')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show change history' }));
    await canvas.findByText(/Item added/);
  },
};

const hard = hardConsignment(reference, {
  statusHistory: reached('DRAFT', 'DELIVERING').statusHistory.map((entry) => ({
    ...entry,
    deliveryEvents: entry.deliveryEvents.map((event) => ({ ...event, title: hardTexts.turned })),
  })),
});

const hardChange = buildChange({
  changedAtDateTimeUtc: '2026-11-20T01:10:00Z',
  changedBy: hardTexts.arabic,
  reason: hardTexts.turned,
  changes: [
    { field: 'receiverName', oldValue: 'المكتبة', newValue: 'المخزن' },
    { field: 'notes', oldValue: hardTexts.endless.slice(0, 500), newValue: hardTexts.emoji },
  ],
});

/** [CONS-62] The old value comes before the new one, whatever their text direction. */
export const HardTexts: Story = {
  ...of(hard, { 'GET /api/v2/consignments/{ref}/audit': buildHistory([hardChange]) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show change history' }));
    await canvas.findByText('المخزن');
    const getBox = (name: string): DOMRect => {
      const found = canvasElement.querySelector(`ol[aria-label="Change history"] ${name}`);
      if (found === null) throw new Error(`There is no ${name}`);
      return found.getBoundingClientRect();
    };
    if (getBox('del').left >= getBox('ins').left) throw new Error('The new value stands before the old one');
    if (getBox('bdi').right > getBox('time').left) throw new Error('The name stands behind its moment');
  },
};

export const HardTextsToEdit: Story = {
  ...of({ ...hard, statusHistory: reached('DRAFT').statusHistory }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit receiver' }));
    await canvas.findByLabelText('Suburb');
  },
};

export const Stale: Story = {
  ...of(reached('DRAFT'), {
    [update]: () =>
      Response.json(
        {
          messages: [],
          current: {
            ...reached('DRAFT'),
            lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
            notes: 'Drive round the back and ring at the roller door',
            salesReference: 'SO-1187',
          },
        },
        { status: 409 },
      ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Sender notes (optional)'));
    await userEvent.paste(', then wait');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog');
  },
};

export const StaleDark: Story = { ...Stale, globals: { scheme: 'dark' } };

export const NoNetwork: Story = {
  ...of(reached('DRAFT'), { [update]: noAnswer }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Sales reference (optional)'));
    await userEvent.paste('SO-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Could not update consignment, please try again later');
  },
};

export const Documents: Story = {
  ...of(reached('DRAFT', 'FINAL')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await screen.findByRole('dialog');
  },
};

export const More: Story = {
  ...of(reached('DRAFT', 'FINAL', 'STAGED')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More Actions' }));
  },
};

export const Failed: Story = {
  parameters: { answers: { [detail]: () => new Response(null, { status: 502 }) } },
};

export const Leaving: Story = {
  ...of(reached('DRAFT')),
  args: { leaving: { discard: () => undefined, stay: () => undefined } },
  play: async () => void (await screen.findByRole('dialog', { name: /changes/u })),
};
