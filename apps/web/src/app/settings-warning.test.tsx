import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const name = "Settings that can't be read";

function managerWithSetting(value: string) {
  const { manager } = demoUsers;
  const setting = {
    serviceType: { code: 'GENERAL' },
    settingKey: 'consignment-contact-details-required',
    value,
  };
  return { ...manager, organisation: { ...manager.organisation, serviceTypeSettings: [setting] } };
}

it("[PLAT-07] every screen says which of the organisation's settings can't be read", async () => {
  await openApp('/settings/theme', managerWithSetting('SOMETIMES'));
  const warning = within(await screen.findByRole('region', { name }));
  expect(warning.getByText(/so their defaults apply/u)).toBeVisible();
  expect(warning.getByRole('listitem')).toHaveTextContent(
    'The setting consignment-contact-details-required of GENERAL must be NONE, ONE or ALL',
  );
  expect(document.body).not.toHaveTextContent('SOMETIMES');
});

it('[PLAT-07] says nothing about settings that can be read', async () => {
  await openApp('/settings/theme', managerWithSetting('all'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name })).toBeNull();
});
