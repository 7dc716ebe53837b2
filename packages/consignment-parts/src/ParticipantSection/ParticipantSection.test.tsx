import { createTestSession, idOf, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { axeViolations, renderInTheme } from '@consign/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { siteDetail } from '../testing/data.js';
import { ParticipantSection, useShownParticipant, type SiteChoice } from './index.js';

function Receiver({ siteError }: { readonly siteError?: string }): ReactNode {
  const [site, setSite] = useState<SiteChoice | null>(null);
  return (
    <>
      <ParticipantSection
        side="receiver"
        organisationId={idOf(2)}
        site={site}
        onSite={setSite}
        onLeaveSite={() => undefined}
        siteError={siteError}
        reference=""
        onReference={() => undefined}
        onLeaveReference={() => undefined}
        referenceError={undefined}
        shown={useShownParticipant(site, null)}
        readOnly={false}
        referenceReadOnly={false}
      />
      <output data-testid="chosen">{site?.participantId}</output>
    </>
  );
}

function show(answers: Parameters<typeof createTestSession>[0]): TestSession {
  const session = createTestSession(answers);
  renderInTheme(
    <TestSessionProvider session={session}>
      <Receiver />
    </TestSessionProvider>,
  );
  return session;
}

function siteSelect(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Receiver site' });
}

const lookup = 'GET /api/v2/lookups/organisations/{orgId}/participant-sites';

describe('a participant', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('offers the sites of the organisation before anything is typed', async () => {
    show({});
    await userEvent.click(siteSelect());
    expect(await screen.findByRole('option', { name: /Tūī Café/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('[PART-07] asks for at least 2 characters', async () => {
    const { server } = show({});
    await userEvent.type(siteSelect(), 't');
    expect(await screen.findByText('Enter at least 2 characters')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
    expect(server.names()).not.toContain(lookup);
  });

  it('[PART-07] searches 250 ms after the last character, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { server } = show({});
    await user.type(siteSelect(), 'tūī');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(server.names()).not.toContain(lookup);
    await act(() => vi.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(server.names()).toContain(lookup));
    const searches = server.calls.filter(({ name }) => name === lookup);
    expect(searches.map(({ query }) => query.get('lookupTerm'))).toEqual(['tūī']);
  });

  it('[PART-03] a chosen site fills the address, to read', async () => {
    show({ answers: { 'GET /api/v1/sites/{id}': siteDetail(12, 'Tūī Café', 'Whangārei') } });
    await userEvent.click(siteSelect());
    await userEvent.click(await screen.findByRole('option', { name: /Tūī Café/ }));
    expect(await screen.findByText('Whangārei 0610')).toBeVisible();
    expect(screen.getByText('12 Rosebank Road')).toBeVisible();
    expect(screen.getByText('s12@kowhai.example')).toBeVisible();
    expect(screen.getByTestId('chosen')).toHaveTextContent(idOf(1_012));
  });

  it('[PART-03] says when the details of the site could not be had, and fetches them on Retry', async () => {
    let tries = 0;
    show({
      answers: {
        'GET /api/v1/sites/{id}': () => {
          tries += 1;
          return tries === 1 ? new Response(null, { status: 502 }) : siteDetail(12, 'Tūī Café', 'Whangārei');
        },
      },
    });
    await userEvent.click(siteSelect());
    await userEvent.click(await screen.findByRole('option', { name: /Tūī Café/ }));
    expect(await screen.findByText(/Failed to fetch site details/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Whangārei 0610')).toBeVisible();
  });

  it('marks an inactive site', async () => {
    const { data } = createTestSession();
    const [first] = data.participantSites;
    show({ data: { participantSites: first === undefined ? [] : [{ ...first, isActive: false }] } });
    await userEvent.click(siteSelect());
    expect(await screen.findByRole('option', { name: /\(Inactive\)/ })).toBeVisible();
  });
});
