import { statusCodes, statuses } from '@consign/domain/status';
import { ConsignProvider } from '@consign/ui';
import { storyBrand } from '@consign/ui/testing';
import { defaultTheme } from '@consign/ui/tokens';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { ThemingScreen } from './ThemingScreen.js';

const tasman = storyBrand('TASMAN');

function open(chosen: string | null = null) {
  render(
    <ConsignProvider brand={tasman} colorScheme="light" env="test">
      <ThemingScreen
        tenantName="Tasman Freight"
        own={tasman}
        chosen={chosen}
        settings={{ href: '/settings/theme', open: () => undefined }}
      />
    </ConsignProvider>,
  );
}

describe('the theme demo', () => {
  it('[PLAT-10] shows every status, a table, fields, the colours of the theme, dialogs and toasts', async () => {
    open();
    for (const code of statusCodes) expect(screen.getAllByText(statuses[code].name)[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'EXAMPLE1' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('12.50');
    expect(screen.getAllByText(tasman.brand[6]).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Warn' }));
    expect(await screen.findByRole('dialog', { name: 'Discard the example' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show an error' }));
    expect(await screen.findByText('The example could not be saved')).toBeVisible();
  });

  it('[PLAT-09] [PLAT-10] shows the colours of the default theme when chosen', () => {
    open(defaultTheme.name);
    expect(screen.getAllByText(defaultTheme.brand[6]).length).toBeGreaterThan(0);
    expect(screen.getByText('The Default theme in light colours, with examples')).toBeVisible();
  });
});
