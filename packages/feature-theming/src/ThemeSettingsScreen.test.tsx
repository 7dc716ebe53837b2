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
const reset = () => screen.getByRole('button', { name: 'Use the tenant’s theme' });

describe('the theme settings', () => {
  it('[PLAT-09] offer the tenant’s own theme and the default', () => {
    open();
    expect(themes()).toHaveLength(2);
    const own = screen.getByRole('radio', { name: 'Tasman Freight (default)' });
    expect(own).toBeChecked();
    expect(own).toHaveAccessibleDescription('Tasman Freight');
    expect(screen.getByRole('radio', { name: 'Default' })).not.toBeChecked();
  });

  it('[PLAT-09] offer the default alone to a tenant without a brand', () => {
    open('consign', defaultTheme);
    expect(themes()).toHaveLength(1);
    const own = screen.getByRole('radio', { name: 'Tasman Freight (default)' });
    expect(own).toBeChecked();
    expect(own).toHaveAccessibleDescription('Default');
  });

  it('[PLAT-23] choose the default theme, and the tenant’s again', async () => {
    const onChoose = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Default' }));
    expect(onChoose.mock.calls).toEqual([['consign']]);
  });

  it('[PLAT-23] choose the tenant’s theme again', async () => {
    const onChoose = open('consign');
    expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Tasman Freight (default)' }));
    await userEvent.click(reset());
    expect(onChoose.mock.calls).toEqual([[null], [null]]);
  });

  it.each(['gone', 'tenant'])(
    '[PLAT-09] treat the stored name %s as the tenant’s own theme',
    async (name) => {
      const onChoose = open(name);
      expect(screen.getByRole('radio', { name: 'Tasman Freight (default)' })).toBeChecked();
      expect(reset()).toHaveAccessibleDescription('Now using the tenant’s theme');
      await userEvent.click(reset());
      expect(onChoose).not.toHaveBeenCalled();
    },
  );

  it('[PLAT-13] [PLAT-23] choose light, dark or match my device, and store it in the browser', async () => {
    open();
    expect(screen.getByRole('radio', { name: 'Match my device' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect({ ...window.localStorage }).toEqual({ 'consign.theme': 'dark' });
    await userEvent.click(screen.getByRole('radio', { name: 'Match my device' }));
    expect({ ...window.localStorage }).toEqual({ 'consign.theme': 'auto' });
  });

  it.each([
    ['Tasman Freight', storyBrand('TASMAN')],
    ['Default', defaultTheme],
  ])('[PLAT-10] show every tenant code with its theme, without paging: %s', (theme, own) => {
    open(null, own);
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['TASMAN (this tenant)', theme],
      ['Any other without a brand', 'Default'],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('[PLAT-10] link to the demo, by URL and by click', async () => {
    open();
    const link = screen.getByRole('link', { name: 'See the theme demo' });
    expect(link).toHaveAttribute('href', '/theming');
    await userEvent.click(link);
    expect(demo.open).toHaveBeenCalledOnce();
  });
});
