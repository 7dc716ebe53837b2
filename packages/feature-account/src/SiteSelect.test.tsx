import { createTestSession, testId, memoryStore, testSite, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { SiteSelect } from './SiteSelect.js';

const sites = [
  testSite(11, 'Kōwhai Auckland', { isDefault: true }),
  testSite(12, 'Kōwhai Tauranga', { isActive: false }),
  testSite(13, 'Kōwhai Wellington'),
];

function open(storage = memoryStore()) {
  const session = createTestSession({ data: { sites }, storage });
  renderInTheme(inSession(session, <SiteSelect />));
  return storage;
}

const field = () => screen.getByRole('button', { name: /^Sites/ });

describe('the site select', () => {
  it('[NAV-04] [PLAT-13] [PLAT-20] shows the requesting site first, and any choice after, stored in the browser by ids only', async () => {
    const storage = open();
    expect(field()).toHaveTextContent('Kōwhai Auckland');
    await userEvent.click(field());
    expect(screen.getByRole('option', { name: 'Kōwhai Tauranga (Inactive)' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Kōwhai Wellington' }));
    expect(field()).toHaveTextContent('2 sites');
    expect(storage.getItem('consign.active-sites')).toBe(JSON.stringify([testId(11), testId(13)]));
    await userEvent.click(screen.getByRole('option', { name: 'All sites' }));
    expect(field()).toHaveTextContent('All sites');
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    expect(field()).toHaveTextContent('None');
  });

  it('[NAV-04] finds a site by typing without its macron, and selects it by keyboard', async () => {
    open();
    field().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByPlaceholderText('Select sites'), 'kowhai w');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kōwhai Wellington']);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(field()).toHaveTextContent('2 sites');
    expect(field()).toHaveFocus();
  });

  it('[NAV-04] handles 200 sites: finds any, selects all or none in one step', async () => {
    const many = Array.from({ length: 200 }, (_, index) => testSite(index + 1, `Kōwhai ${index + 1}`));
    const session = createTestSession({ data: { sites: many }, storage: memoryStore() });
    renderInTheme(inSession(session, <SiteSelect />));
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    await userEvent.type(screen.getByPlaceholderText('Select sites'), 'kowhai 187');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveTextContent('Kōwhai 187');
    await userEvent.clear(screen.getByPlaceholderText('Select sites'));
    await userEvent.click(screen.getByRole('option', { name: 'All sites' }));
    expect(field()).toHaveTextContent('All sites');
  });
});
