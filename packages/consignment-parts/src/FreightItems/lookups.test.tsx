import type { FakeResponses } from '@consign/queries/testing';
import { enterText } from '@consign/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import { chooseType, settings, showFreight } from '../testing/freight-section.js';
import { benchtop, dangerousGoodsAnswers, paint, paintGoods, productAnswers } from '../testing/lookups.js';

const matches = 'GET /api/v1/organisations/{orgId}/productCatalog/auto-complete';
const metadata = 'GET /api/v1/organisations/{orgId}/productCatalog/metadata';
const unNumber = 'GET /api/v1/dangerousGoods/number/{unNumber}';

const show = (answers: FakeResponses) => showFreight({}, answers);
/** Opens an item with paint, in its form. */
async function editPaint() {
  const item = buildLineItem(1, { dangerousGoods: paintGoods });
  const { onSave } = showFreight({ items: [item] }, dangerousGoodsAnswers);
  expect(screen.getByText('UN 1263 Paint Class 3')).toBeVisible();
  await press('Edit item 1');
  return { item, onSave, saved: () => onSave.mock.calls[0]?.[0].dangerousGoods };
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: string, option: string) => {
  await userEvent.click(field(label));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const waitMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function field(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input' });
}

function callsTo({ server }: ReturnType<typeof show>, name: string) {
  return server.calls.filter((call) => call.name === name);
}

async function tick(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods' }));
}

async function type(text: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.type(field('Description'), text);
}

describe('dangerous goods fields', () => {
  it('[DG-01] are hidden where the tenant does not carry dangerous goods', () => {
    showFreight({ settings: { ...settings, dangerousGoodsEnabled: false } });
    expect(screen.queryByRole('checkbox', { name: 'Dangerous goods' })).toBeNull();
  });

  it('[DG-02] [DG-06] a 4-digit number is looked up and fills the classes; another one clears all of them, and an unknown one leaves them to be chosen', async () => {
    const shown = show(dangerousGoodsAnswers);
    await tick();
    await userEvent.type(field('UN number'), '126');
    expect(callsTo(shown, unNumber)).toEqual([]);
    await userEvent.type(field('UN number'), '3');
    await waitFor(() => expect(field('Class')).toHaveValue('3 Flammable liquids'));
    await waitFor(() => expect(field('Subsidiary class 2 (optional)')).toHaveValue('6.1 Toxic substances'));
    expect(field('Subsidiary class 1 (optional)')).toHaveValue('');
    expect(callsTo(shown, unNumber)).toHaveLength(1);

    enterText(field('UN number'), '9999');
    expect(await screen.findByText('Unknown UN number. Enter the class.')).toBeVisible();
    for (const part of ['Class', 'Subsidiary class 2 (optional)', 'Packing group (optional)']) {
      expect(field(part)).toHaveValue('');
    }
    await choose('Class', '8 Corrosive substances');
    expect(field('Class')).toHaveValue('8 Corrosive substances');
    await tick();
    await tick();
    expect(field('UN number')).toHaveAccessibleDescription('');
  });

  it('[DG-05] a 4-digit number fills the proper shipping name and packing group, which can be changed', async () => {
    const petrol = {
      ...paintGoods,
      unNumber: '1203',
      nameAndDescription: 'Petrol',
      packingGroup: 'I' as const,
    };
    const item = buildLineItem(1, { dangerousGoods: petrol });
    const { onSave } = showFreight({ items: [item] }, dangerousGoodsAnswers);
    expect(screen.getByText('UN 1203 Petrol Class 3 PG I')).toBeVisible();
    await press('Edit item 1');
    const name = field('Proper shipping name (optional)');
    const group = field('Packing group (optional)');
    expect(name).toHaveValue('Petrol');
    expect(group).toHaveValue('I');
    enterText(field('UN number'), '1263');
    await waitFor(() => expect(name).toHaveValue('Paint'));
    await waitFor(() => expect(group).toHaveValue('II'));
    enterText(name, 'Paint, black');
    await choose('Packing group (optional)', 'III');
    await press('Save item');
    expect(onSave.mock.calls[0]?.[0].dangerousGoods).toMatchObject({
      unNumber: '1263',
      nameAndDescription: 'Paint, black',
      packingGroup: 'III',
    });
  });

  it('[DG-06] a class that is chosen before the number stays until the number is replaced', async () => {
    show(dangerousGoodsAnswers);
    await tick();
    await choose('Class', '8 Corrosive substances');
    enterText(field('UN number'), '9999');
    expect(await screen.findByText('Unknown UN number. Enter the class.')).toBeVisible();
    expect(field('Class')).toHaveValue('8 Corrosive substances');
    await userEvent.type(field('UN number'), '{Backspace}');
    expect(field('Class')).toHaveValue('');
  });

  it('[DG-02] a failed lookup leaves every field editable', async () => {
    const { onSave } = show({
      [unNumber]: () => new Response(null, { status: 503 }),
      'GET /api/v1/dangerousGoodsClasses': () => new Response(null, { status: 503 }),
    });
    await tick();
    enterText(field('UN number'), '0004');
    expect(await screen.findByText("Couldn't look this up. Enter the class.")).toBeVisible();
    enterText(field('Class'), '1.1D');
    await chooseType('Carton');
    enterText(field('Description'), 'Ammonium picrate');
    await press('Add item');
    expect(onSave.mock.calls[0]?.[0].dangerousGoods).toEqual({
      unNumber: '0004',
      class: '1.1D',
      subsidiaryClass1: null,
      subsidiaryClass2: null,
      nameAndDescription: null,
      packingGroup: null,
      quantity: null,
      quantityUnit: null,
      flashPoint: null,
      marinePollutant: false,
      limitedQuantity: false,
    });
  });

  it('[DGDC-07] names goods that may not travel together', () => {
    const other = { ...paintGoods, unNumber: '1942', class: '5.1' };
    const items = [
      buildLineItem(1, { dangerousGoods: paintGoods }),
      buildLineItem(2, { dangerousGoods: other }),
    ];
    showFreight({ items }, dangerousGoodsAnswers);
    expect(screen.getByText(/UN 1263 \(class 3\) and UN 1942 \(class 5.1\)/)).toBeVisible();
  });

  it('[DGDC-01] [DGDC-02] the details of a declaration are saved with the item, and a quantity needs its unit', async () => {
    const { item, onSave, saved } = await editPaint();
    enterText(field('Total quantity (optional)'), '12.5');
    enterText(field('Flash point (optional)'), '23');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Marine pollutant' }));
    await press('Save item');
    expect(field('Unit (optional)')).toHaveAccessibleDescription('Choose L or kg');
    await choose('Unit (optional)', 'L');
    await press('Save item');
    expect(onSave.mock.calls[0]).toMatchObject([{ length: 1.2, weight: 500 }, item]);
    expect(saved()).toMatchObject({
      ...paintGoods,
      quantity: 12.5,
      quantityUnit: 'L',
      flashPoint: 23,
      marinePollutant: true,
      limitedQuantity: false,
    });
  });

  it('[DG-02] ignores a response that arrives after the number has changed', async () => {
    const waiting: ((response: Response) => void)[] = [];
    show({
      ...dangerousGoodsAnswers,
      [unNumber]: () => new Promise<Response>((resolve) => void waiting.push(resolve)),
    });
    await tick();
    enterText(field('UN number'), '1263');
    await waitFor(() => expect(screen.getByText('Looking up…')).toBeVisible());
    await userEvent.type(field('UN number'), '{Backspace}');
    await act(async () => waiting[0]?.(Response.json(paint)));
    expect(field('Class')).toHaveValue('');
  });

  it('[DG-01] [DG-04] the number is exactly 4 digits and required, and the class too', async () => {
    show(dangerousGoodsAnswers);
    await tick();
    await press('Add item');
    expect(field('UN number')).toHaveAccessibleDescription('Required');
    expect(field('Class')).toHaveAccessibleDescription('Class is required');
    for (const wrong of ['123', '12345']) {
      enterText(field('UN number'), wrong);
      await userEvent.tab();
      expect(field('UN number')).toHaveAccessibleDescription('4 digits required');
    }
  });

  it('[DG-03] unticking clears them, and the item is sent with null', async () => {
    const { saved } = await editPaint();
    expect(field('UN number')).toHaveValue('1263');
    await tick();
    expect(screen.queryByLabelText('UN number')).toBeNull();
    await press('Save item');
    expect(saved()).toBeNull();
  });
});

describe('product completion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[FRGT-09] searches from 3 characters, 250 ms after the last one, for 30 matches by code, and fills the form from the chosen one', async () => {
    const shown = show(productAnswers);
    await type('be');
    await waitMs(300);
    expect(shown.server.names()).not.toContain(metadata);
    await type('nch');
    await waitMs(200);
    expect(shown.server.names()).not.toContain(matches);
    await waitMs(100);
    await screen.findByRole('option', { name: /Benchtop, solid tōtara/ });
    const [call, ...more] = callsTo(shown, matches);
    expect(more).toEqual([]);
    expect(call?.query.get('searchTerm')).toBe('bench');
    expect(call?.query.getAll('matchField')).toEqual(['code', 'description']);
    expect(call?.query.get('maxMatches')).toBe('30');
    expect(call?.query.get('sortOrder')).toBe('code');

    await type('{ArrowDown}{Enter}');
    expect(field('Description')).toHaveValue(benchtop.description);
    expect(field('Count')).toHaveValue('2');
    expect(screen.getByRole('combobox', { name: 'Package type' })).toHaveValue('Pallet');
    expect(field('Length (optional)')).toHaveValue('2.40');
    expect(field('Width (optional)')).toHaveValue('0.60');
    expect(field('Height (optional)')).toHaveValue('0.10');
    expect(field('Volume')).toHaveValue('0.1440');
    expect(field('Weight')).toHaveValue('84.50');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[FRGT-16] takes volume and weight from the catalogue for the whole line', async () => {
    show({ ...productAnswers, [matches]: { matches: [{ ...benchtop, volume: 0.3 }] } });
    await type('bench');
    await waitMs(300);
    await screen.findByRole('option', { name: /solid tōtara/ });
    await type('{ArrowDown}{Enter}');
    expect(field('Volume')).toHaveValue('0.3000');
    expect(field('Weight')).toHaveValue('84.50');
  });

  it('[FRGT-09] does not search without a catalogue that supports completion', async () => {
    const shown = show({ ...productAnswers, [metadata]: { supportsAutoCompletion: false } });
    await type('bench');
    await waitMs(300);
    await waitFor(() => expect(shown.server.names()).toContain(metadata));
    await type('top');
    await waitMs(300);
    expect(shown.server.names()).not.toContain(matches);
  });

  it('[FRGT-10] stops searching after 5 failures', async () => {
    const shown = show({ ...productAnswers, [matches]: () => new Response(null, { status: 503 }) });
    for (const [index, letter] of ['ben', 'c', 'h', 't', 'o', 'p', 's'].entries()) {
      await type(letter);
      await waitMs(300);
      const asked = Math.min(index + 1, 5);
      await waitFor(() => expect(callsTo(shown, matches)).toHaveLength(asked));
    }
    expect(callsTo(shown, matches)).toHaveLength(5);
    expect(field('Description')).toHaveValue('benchtops');
    expect(field('Description')).not.toBeInvalid();
  });
});
