import type { HireUnit } from '@consign/api-client/consignment';
import { readEnteredFields } from '@consign/domain/rules';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { Hireage } from './Hireage.js';
import { toHireageRows, type HireageRow } from './hireage-row.js';

const chep: HireUnit = { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' };
const loscam: HireUnit = { providerCode: 'LOSCAM', code: 'PALLET', name: 'Loscam pallet' };

function show(hireUnits: readonly HireUnit[], start: readonly HireageRow[] = []) {
  const onChange = vi.fn<(rows: readonly HireageRow[]) => void>();
  function Filled(): ReactNode {
    const [rows, setRows] = useState(start);
    return (
      <Hireage
        rows={rows}
        onChange={(changed) => {
          onChange(changed);
          setRows(changed);
        }}
        errors={{}}
        onLeave={() => undefined}
        readOnly={false}
      />
    );
  }
  const session = createTestSession({ data: { hireUnits } });
  renderInTheme(inSession(session, <Filled />));
  return { sent: () => readEnteredFields({ hireage: onChange.mock.lastCall?.[0] ?? start }).hireage };
}

async function add(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add hireage' }));
}

it('[HIRE-01] has rows of unit and quantity, and does not send incomplete rows', async () => {
  const { sent } = show([chep, loscam]);
  await add();
  await userEvent.click(screen.getByRole('combobox', { name: 'Hire unit' }));
  await userEvent.click(await screen.findByRole('option', { name: /Loscam pallet/ }));
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Quantity'), '999');
  await add();
  expect(sent()).toEqual([{ providerCode: 'LOSCAM', hireUnitCode: 'PALLET', quantity: 999 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove hireage 1' }));
  expect(sent()).toEqual([]);
});

it("[HIRE-02] shows 'None' as the unit when there are no hire units", async () => {
  const { sent } = show([]);
  await add();
  expect(await screen.findByRole('combobox', { name: 'Hire unit' })).toHaveValue('None');
  await userEvent.type(screen.getByLabelText('Quantity'), '2');
  expect(sent()).toEqual([]);
});

it('[HIRE-03] says at the unit that a quantity is not saved without one', async () => {
  show([chep]);
  await add();
  const unit = screen.getByRole('combobox', { name: 'Hire unit' });
  expect(unit).toHaveAccessibleDescription('');
  await userEvent.type(screen.getByLabelText('Quantity'), '5');
  expect(unit).toHaveAccessibleDescription('Not saved without a hire unit');
  await userEvent.click(unit);
  await userEvent.click(await screen.findByRole('option', { name: /CHEP pallet/ }));
  expect(unit).toHaveAccessibleDescription('');
});

it('[CONS-56] keeps a unit that is no longer offered', () => {
  const { sent } = show([chep], toHireageRows([{ hireUnit: loscam, quantity: 2 }]));
  expect(screen.getByRole('combobox', { name: 'Hire unit' })).toHaveValue('LOSCAM PALLET');
  expect(sent()).toEqual([{ providerCode: 'LOSCAM', hireUnitCode: 'PALLET', quantity: 2 }]);
});

it('[CONS-54] no more than 50 rows can be added, and the reason is shown', () => {
  const line = { hireUnit: chep, quantity: 1 };
  show([chep], toHireageRows(Array.from({ length: 50 }, () => line)));
  expect(screen.getByRole('button', { name: 'Add hireage' })).toHaveAccessibleDescription(
    'At most 50 hireage rows are allowed',
  );
});
