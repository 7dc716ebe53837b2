import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { tenantSettings } from '@consign/session/testing';
import { installDom } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  lastBody,
  choose,
  openSaved,
  reference,
  refusal,
  save,
  update,
} from './testing/consignment-harness.js';

installDom();

const emoji = (length: number) => '🥝'.repeat(length);
const tooLong = (max: number) => `Maximum length is ${max} characters`;

/** Replaces the text of a field and leaves it. */
async function enter(label: string, pasted: string): Promise<HTMLElement> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.tab();
  return field;
}

interface Field {
  readonly label: string;
  readonly atLimit: string;
  readonly pastLimit: string;
  readonly message: string;
}

function text(label: string, max: number, of = emoji): Field {
  return { label, atLimit: of(max), pastLimit: of(max + 1), message: tooLong(max) };
}

/** The field's message one character past its limit, and at it. */
async function tryOut({ label, atLimit, pastLimit }: Field) {
  const field = await enter(label, pastLimit);
  const shownPast = { label, value: (field as HTMLInputElement).value, says: fieldMessage(field) };
  await enter(label, atLimit);
  return [shownPast, { label, value: (field as HTMLInputElement).value, says: fieldMessage(field) }];
}

/** Each reports a text that is too long and keeps it; at the limit it reports nothing. */
const expectedResults = ({ label, atLimit, pastLimit, message }: Field) => [
  { label, value: pastLimit, says: message },
  { label, value: atLimit, says: '' },
];

/** The error of an invalid field; empty for a hint. */
function fieldMessage(field: HTMLElement): string {
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const ids = field.getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
}

const typed = (name: string) => ({ ...buildSiteParticipant(12, name, 'Whangārei'), siteProxy: null });

async function open(): Promise<Awaited<ReturnType<typeof openSaved>>> {
  return openSaved(
    buildConsignment(reference, {
      senderParticipant: typed('Tūī Café'),
      receiverParticipant: typed('Kererū Books'),
    }),
    {
      [update]: buildConsignment(reference),
      'GET /api/v1/dangerousGoodsClasses': () => new Response(null, { status: 503 }),
      'GET /api/v1/dangerousGoods/number/{unNumber}': () => refusal(404, 'Not found'),
    },
    {
      settings: tenantSettings({ dangerousGoodsEnabled: true, freightItemDescriptionOptional: false }),
      flags: { ...defaultFeatureFlags, ExportConsignments: true },
    },
  );
}

const address: readonly Field[] = [
  text('Name', 256),
  text('Street number', 256),
  text('Street name', 256),
  text('Suburb', 256),
  text('City', 256),
  text('Country (optional)', 256),
  text('Postcode', 10, (length) => '1'.repeat(length)),
  text('Phone (optional)', 50, (length) => `021 555 ${' '.repeat(length - 12)}0199`),
  text('Email (optional)', 256, (length) => `${'a'.repeat(length - 12)}@tui.example`),
];

describe('[PART-02, PART-04, PART-05, CONS-46, CONS-54] participant texts', () => {
  it.each(['sender', 'receiver'])('%s', async (side) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: `Edit ${side}` }));
    const own = text(`${side === 'sender' ? 'Sender' : 'Receiver'} reference (optional)`, 256);
    for (const field of [...address, own]) expect(await tryOut(field)).toEqual(expectedResults(field));
  });
});

describe('additional details', () => {
  it('[CONS-54, CONS-46, EXPT-01] notes, sales reference and export certificate', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Export' }));
    const fields = [
      text('Sender notes (optional)', 5000),
      text('Receiver notes (optional)', 5000),
      text('Sales reference (optional)', 250),
      text('Export certificate', 256),
    ];
    for (const field of fields) expect(await tryOut(field)).toEqual(expectedResults(field));
  });

  it('[CONS-60] sends 5,000 emoji, combining and right-to-left characters as they were pasted', async () => {
    const { session } = await open();
    const notes = `${emoji(4900)}\n\u202Bمرحبا\u202C 👨‍👩‍👧`;
    await enter('Sender notes (optional)', notes);
    await userEvent.click(save());
    await screen.findByText('The consignment has been saved');
    expect(lastBody<UpdateConsignment>(session, update).notes).toBe(notes);
  });

  it('[CONS-60] reports a character that cannot be stored at its field, and sends nothing', async () => {
    const { session } = await open();
    const field = await enter('Sender notes (optional)', 'Gate\uD83E');
    await userEvent.click(save());
    expect(field).toHaveAccessibleDescription("This contains a character that can't be stored");
    expect(field).toHaveValue('Gate\uD83E');
    expect(lastBody(session, update)).toBeUndefined();
  });

  it('[HIRE-01] a quantity is a whole number from 1 to 999, and keeps what was typed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add hireage' }));
    await choose('Hire unit', /./u);
    const message = 'Quantity must be a whole number from 1 to 999';
    for (const pastLimit of ['1000', '0', '1.5', '1,5', '1e400', 'many', '-1']) {
      const field = await enter('Quantity', pastLimit);
      expect(field).toHaveAccessibleDescription(message);
      expect(field).toHaveValue(pastLimit === '1000' ? '1,000' : pastLimit);
    }
    for (const taken of ['999', '１', '+1', '1e2']) {
      expect(await enter('Quantity', taken)).not.toBeInvalid();
    }
  });
});

describe('freight item', () => {
  beforeEach(async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    await screen.findByRole('form', { name: 'New freight item' });
  });

  it('[FRGT-02, DG-01] description, UN number and classes', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }));
    await screen.findByLabelText('Class');
    const fields: readonly Field[] = [
      {
        label: 'Description',
        atLimit: emoji(5000),
        pastLimit: emoji(5001),
        message: 'Description must be 3 to 5,000 characters',
      },
      { label: 'UN number', atLimit: '1203', pastLimit: '12030', message: '4 digits required' },
      text('Class', 20),
      text('Subsidiary class 1 (optional)', 20),
      text('Subsidiary class 2 (optional)', 20),
    ];
    for (const field of fields) expect(await tryOut(field)).toEqual(expectedResults(field));
  });

  const measures = [
    ['FRGT-01', 'Count', '999', '1000', '1,000', 'Count must be a whole number from 1 to 999'],
    ['FRGT-04', 'Length (optional)', '100', '100.01', '100.01', 'Length must be a number from 0 to 100'],
    ['FRGT-04', 'Width (optional)', '100', '100.01', '100.01', 'Width must be a number from 0 to 100'],
    ['FRGT-04', 'Height (optional)', '100', '100.01', '100.01', 'Height must be a number from 0 to 100'],
    ['FRGT-05', 'Volume', '100', '100.0001', '100.0001', 'Volume must be a number from 0.0001 to 100'],
    ['FRGT-06', 'Weight', '40,000', '40000.01', '40,000.01', 'Weight must be a number from 0.01 to 40,000'],
  ] as const;

  it.each(measures)(
    '[FRGT-01, FRGT-04, FRGT-05, FRGT-06] by %s: %s',
    async (_id, label, max, pastLimit, shown, message) => {
      const field = await enter(label, max);
      expect(field).not.toBeInvalid();
      await enter(label, pastLimit);
      expect(field).toHaveValue(shown);
      expect(field).toHaveAccessibleDescription(message);
      for (const wrong of ['1,5', '1.2.3', '1e400', 'NaN', '12-3', '99999999999999999999']) {
        await enter(label, wrong);
        expect(field).toHaveAccessibleDescription(message);
        expect(field).not.toHaveValue('');
      }
      expect(await enter(label, '1,5')).toHaveValue('1,5');
      for (const taken of ['１２', '+3', '1e1', ' 4 ']) expect(await enter(label, taken)).not.toBeInvalid();
    },
  );

  it('[FRGT-04, FRGT-11] refuses a dimension that is not a number instead of leaving it out', async () => {
    await enter('Length (optional)', '1,5');
    const form = screen.getByRole('form', { name: 'New freight item' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add item' }));
    expect(screen.getByText('Form is invalid, please check your details.')).toBeVisible();
    expect(screen.getByLabelText('Length (optional)')).toHaveValue('1,5');
  });
});
