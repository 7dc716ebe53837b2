import { ConsignProvider } from '@consign/ui';
import { storyBrand } from '@consign/ui/testing';
import { defaultTheme } from '@consign/ui/tokens';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ThemeSettingsScreen } from './ThemeSettingsScreen.js';

beforeEach(() => window.localStorage.clear());

const demo = { href: '/theming', open: vi.fn<() => void>() };

function open(chosen: string | null = null, own = storyBrand('TASMAN')) {
  const onChoose = vi.fn<(name: string | null) => void>();
  render(
    <ConsignProvider brand={own} env="test">
      <ThemeSettingsScreen
        {...{ chosen, onChoose, demo, own }}
        tenantCode="TASMAN"
        tenantName="Tasman Freight"
      />
    </ConsignProvider>,
  );
  return onChoose;
}

const themes = () => within(screen.getByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio');
const readTenants = () => {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};
const reset = () => screen.getByRole('button', { name: 'Use the tenant’s theme' });

describe('the theme settings', () => {
  it('[PLAT-09] [PLAT-10] [PLAT-23] offer the tenant’s own theme and the default, and link to the demo', async () => {
    const onChoose = open();
    expect(themes()).toHaveLength(2);
    const own = screen.getByRole('radio', { name: 'Tasman Freight (default)' });
    expect(own).toBeChecked();
    expect(own).toHaveAccessibleDescription('Tasman Freight');
    expect(screen.getByRole('radio', { name: 'Default' })).not.toBeChecked();
    expect(readTenants()).toEqual([
      ['TASMAN (this tenant)', 'Tasman Freight'],
      ['Any other without a brand', 'Default'],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Default' }));
    expect(onChoose.mock.calls).toEqual([['consign']]);
    const link = screen.getByRole('link', { name: 'See the theme demo' });
    expect(link).toHaveAttribute('href', '/theming');
    await userEvent.click(link);
    expect(demo.open).toHaveBeenCalledOnce();
  });

  it('[PLAT-09] [PLAT-10] offer the default alone to a tenant without a brand', () => {
    open('consign', defaultTheme);
    expect(themes()).toHaveLength(1);
    const own = screen.getByRole('radio', { name: 'Tasman Freight (default)' });
    expect(own).toBeChecked();
    expect(own).toHaveAccessibleDescription('Default');
    expect(readTenants()[0]).toEqual(['TASMAN (this tenant)', 'Default']);
  });

  it('[PLAT-23] choose the tenant’s theme again', async () => {
    const onChoose = open('consign');
    expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Tasman Freight (default)' }));
    await userEvent.click(reset());
    expect(onChoose.mock.calls).toEqual([[null], [null]]);
  });

  it('[PLAT-09] [PLAT-13] [PLAT-23] treat an unknown stored name as the tenant’s own theme; light and dark are stored in the browser', async () => {
    const onChoose = open('gone');
    expect(screen.getByRole('radio', { name: 'Tasman Freight (default)' })).toBeChecked();
    expect(reset()).toHaveAccessibleDescription('Now using the tenant’s theme');
    await userEvent.click(reset());
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Match my device' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect({ ...window.localStorage }).toEqual({ 'consign.theme': 'dark' });
    await userEvent.click(screen.getByRole('radio', { name: 'Match my device' }));
    expect({ ...window.localStorage }).toEqual({ 'consign.theme': 'auto' });
  });
});
