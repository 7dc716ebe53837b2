import { ConsignProvider } from '@consign/ui';
import { axeViolations } from '@consign/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ThemeSettingsScreen } from './ThemeSettingsScreen.js';

beforeEach(() => window.localStorage.clear());

const demo = { href: '/theming', open: vi.fn<() => void>() };

function open(chosen: string | null = null, tenantCode = 'TASMAN') {
  const onChoose = vi.fn<(name: string | null) => void>();
  render(
    <ConsignProvider tenantCode={tenantCode} env="test">
      <ThemeSettingsScreen {...{ chosen, onChoose, demo, tenantCode }} tenantName="Tasman Freight" />
    </ConsignProvider>,
  );
  return onChoose;
}

const themes = () => within(screen.getByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio');
const reset = () => screen.getByRole('button', { name: 'Use the tenant’s theme' });

describe('the theme settings', () => {
  it('[PLAT-09] offer the tenant’s own theme, the default and the others, each once', () => {
    open();
    expect(themes().map((radio) => radio.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Tasman Freight (default)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Tasman Freight (default)' })).toHaveAccessibleDescription(
      'Tasman',
    );
    expect(screen.getByRole('radio', { name: 'Default' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Aurora' })).not.toBeChecked();
  });

  it('[PLAT-23] choose another theme, and the tenant’s again', async () => {
    const onChoose = open('consign');
    expect(screen.getByRole('radio', { name: 'Default' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Aurora' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Tasman Freight (default)' }));
    await userEvent.click(reset());
    expect(onChoose.mock.calls).toEqual([['aurora'], [null], [null]]);
  });

  it.each(['gone', 'tasman'])(
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
    ['TASMAN', 'TASMAN (this tenant)'],
    ['aurora', 'AURORA (this tenant)'],
    ['ELSEWHERE', 'Any other (this tenant)'],
  ])('[PLAT-10] show every tenant code with its theme, without paging, to %s', (tenantCode, own) => {
    open(null, tenantCode);
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells.map(([code, theme]) => [code?.replace(' (this tenant)', ''), theme])).toEqual([
      ['TASMAN', 'Tasman'],
      ['AURORA', 'Aurora'],
      ['Any other', 'Default'],
    ]);
    expect(cells.flat().filter((text) => text.includes('this tenant'))).toEqual([own]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('[PLAT-10] link to the demo, by URL and by click', async () => {
    open();
    const link = screen.getByRole('link', { name: 'See the theme demo' });
    expect(link).toHaveAttribute('href', '/theming');
    await userEvent.click(link);
    expect(demo.open).toHaveBeenCalledOnce();
  });

  it('have no axe violations', async () => {
    open();
    expect(await axeViolations()).toEqual([]);
  });
});
