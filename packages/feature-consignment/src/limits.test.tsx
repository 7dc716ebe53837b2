import type { UpdateConsignment } from '@consign/api-client/consignment';
import { FreightItemsSection } from '@consign/consignment-parts';
import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { createTestSession, inSession, sessionData } from '@consign/session/testing';
import { enterText, installDom, renderInTheme } from '@consign/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { lastBody, openSaved, reference, refusal, save, update } from './testing/consignment-harness.js';

installDom();

const emoji = (length: number) => '🥝'.repeat(length);
const tooLong = (max: number) => `Maximum length is ${max} characters`;

/** Replaces the text of a field at once and leaves it. */
function enter(label: string, pasted: string): HTMLElement {
  const field = screen.getByLabelText(label);
  enterText(field, pasted);
  act(() => field.blur());
  return field;
}

type Field = readonly [label: string, pastLimit: string, message: string];

const text = (label: string, max: number, of = emoji): Field => [label, of(max + 1), tooLong(max)];

/** What each field shows and says once a text past its limit was pasted; the limits are the rules' own tests. */
const tryOut = (fields: readonly Field[]) =>
  fields.map(([label, pastLimit]) => {
    const field = enter(label, pastLimit) as HTMLInputElement;
    return [label, field.value, field.getAttribute('aria-invalid') === 'true' ? describedBy(field) : ''];
  });

const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

const typed = (name: string) => ({ ...buildSiteParticipant(12, name, 'Whangārei'), siteProxy: null });

async function open(): Promise<Awaited<ReturnType<typeof openSaved>>> {
  return openSaved(
    buildConsignment(reference, {
      senderParticipant: typed('Tūī Café'),
      receiverParticipant: typed('Kererū Books'),
    }),
    { [update]: buildConsignment(reference) },
    { flags: { ...defaultFeatureFlags, ExportConsignments: true } },
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

it('[CONS-60] [PART-02, PART-04, PART-05, CONS-46, CONS-54] texts that are too long, or have a character that cannot be stored, are refused at their fields; 5,000 emoji, combining and right-to-left characters are sent as they were pasted', async () => {
  const { session } = await open();
  const field = enter('Sender notes (optional)', 'Gate\uD83E');
  await userEvent.click(save());
  expect(field).toHaveAccessibleDescription("This contains a character that can't be stored");
  expect(field).toHaveValue('Gate\uD83E');
  expect(lastBody(session, update)).toBeUndefined();

  const notes = `${emoji(4900)}\n\u202Bمرحبا\u202C 👨‍👩‍👧`;
  expect(enter('Sender notes (optional)', notes)).not.toBeInvalid();
  await userEvent.click(save());
  await screen.findByText('The consignment has been saved');
  expect(lastBody<UpdateConsignment>(session, update).notes).toBe(notes);

  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  const fields = [...address, text('Receiver reference (optional)', 256)];
  expect(tryOut(fields)).toEqual(fields);
});

describe('freight item', () => {
  beforeEach(() => {
    const session = createTestSession({
      answers: {
        'GET /api/v1/dangerousGoodsClasses': new Response(null, { status: 503 }),
        'GET /api/v1/dangerousGoods/number/{unNumber}': refusal(404, 'Not found'),
      },
    });
    renderInTheme(
      inSession(
        session,
        <FreightItemsSection
          items={[]}
          packagingTypes={sessionData().packagingTypes}
          settings={{ freightItemDescriptionOptional: false, dangerousGoodsEnabled: true }}
          cubicFactor={null}
          readOnly={false}
          deletable
          error={undefined}
          onSave={() => Promise.resolve(null)}
          onDelete={() => Promise.resolve()}
          pendingItem={null}
          onPendingItemChange={() => undefined}
        />,
      ),
    );
  });

  it('[FRGT-02, DG-01, DG-07] description, UN number and classes', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }));
    await screen.findByLabelText('Class');
    const unknownClass = 'Unknown class. Enter one such as 3 or 6.1';
    const fields: readonly Field[] = [
      ['Description', emoji(5001), 'Description must be 3 to 5,000 characters'],
      ['UN number', '12030', '4 digits required'],
      ['Class', '33', unknownClass],
      ['Subsidiary class 1 (optional)', '6', unknownClass],
      ['Subsidiary class 2 (optional)', '8.1', unknownClass],
    ];
    expect(tryOut(fields)).toEqual(fields);
  });

  it('[FRGT-30] a volume or weight below 0 is refused and not raised to the minimum', () => {
    for (const [label, message] of [
      ['Volume', 'Volume must be a number from 0.0001 to 100'],
      ['Weight', 'Weight must be a number from 0.01 to 40,000'],
    ] as const)
      expect(enter(label, '-0.001')).toHaveAccessibleDescription(message);
  });

  it('[FRGT-01, FRGT-04, FRGT-05, FRGT-06, FRGT-11] measures, and a dimension that is not a number is refused instead of left out', async () => {
    const measures = [
      ['Count', '1000', '1,000', '999', 'Count must be a whole number from 1 to 999'],
      ['Length (optional)', '100.01', '100.01', '100', 'Length must be a number from 0 to 100'],
      ['Width (optional)', '100.01', '100.01', '100', 'Width must be a number from 0 to 100'],
      ['Height (optional)', '100.01', '100.01', '100', 'Height must be a number from 0 to 100'],
      ['Volume', '100.0001', '100.0001', '100', 'Volume must be a number from 0.0001 to 100'],
      ['Weight', '40000.01', '40,000.01', '40000', 'Weight must be a number from 0.01 to 40,000'],
    ] as const;
    for (const [label, pastLimit, shown, atLimit, message] of measures) {
      const field = enter(label, pastLimit);
      expect(field).toHaveValue(shown);
      expect(field).toHaveAccessibleDescription(message);
      expect(enter(label, atLimit)).not.toBeInvalid();
    }
    enter('Length (optional)', '1,5');
    const form = screen.getByRole('form', { name: 'New freight item' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add item' }));
    expect(screen.getByText('Form is invalid, please check your details.')).toBeVisible();
    expect(screen.getByLabelText('Length (optional)')).toHaveValue('1,5');
    expect(screen.getByLabelText('Length (optional)')).toBeInvalid();
  });
});
