import type { components } from '@consign/api-client/consignment';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, testId, testSite, inSession } from '@consign/session/testing';
import { closeFinder, useFinderKeys, useFinderView } from '@consign/ui';
import { enterText, renderInTheme, scan, listTexts } from '@consign/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LoadCheckScreen } from './LoadCheck/LoadCheckScreen.js';

type Schemas = components['schemas'];

const list = 'POST /api/v2/load-checks/pieces';
const sign = 'POST /api/v2/load-checks';
const [first, second, stranger] = ['095212340000000013', '095212340000000020', '095212340000000037'];

const open = { lineItemId: testId(20), isLoaded: false };

const load: Schemas['LoadPieces'] = {
  consignments: [
    {
      id: testId(1),
      reference: 'TAS0000001',
      receiver: 'Tūī Café, Whangārei',
      labelsOutdated: false,
      signed: null,
      pieces: [
        { sscc: first, number: 1, description: 'Pallet 1 of 2: Kitchen', ...open },
        { sscc: second, number: 2, description: 'Pallet 2 of 2: Kitchen', ...open },
      ],
    },
  ],
};
const signed: Schemas['LoadCheck'] = {
  id: testId(9),
  signedBy: 'Sione Fīnau',
  signedAtDateTimeUtc: '2026-11-20T21:30:00Z',
  expected: 2,
  loaded: 1,
  missing: [second],
  unknown: [],
};

function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  useFinderKeys({ scans: true });
  useEffect(() => closeFinder, []);
  const view = useFinderView();
  return (
    <>
      {view?.type === 'search' && <p>Looks for {view.text}</p>}
      {children}
    </>
  );
}

function newSession(answers: Parameters<typeof createTestSession>[0] = {}) {
  const session = createTestSession({
    data: { sites: [testSite(10, 'Kōwhai Auckland', { isDefault: true })] },
    answers: { [list]: load, [sign]: signed, ...answers.answers },
  });
  return session;
}

async function show(session = newSession(), references: readonly string[] | null = null) {
  renderInTheme(
    inSession(
      session,
      <Frame>
        <LoadCheckScreen references={references} consignmentHref={(each) => `/consignment/${each}`} />
      </Frame>,
    ),
  );
  await screen.findByText(/pieces? loaded/u);
  return session;
}

/** Without the pieces below a row. */
const listRows = (name: string) => listTexts([...screen.getByRole('list', { name }).children]);
const items = (name: string) =>
  listTexts(within(screen.getByRole('list', { name })).getAllByRole('listitem'));

describe('the load check', () => {
  afterEach(() => vi.useRealTimers());

  it('[LOAD-01] [LOAD-02] says of each scan what it found, and names what is missing, repeated and not on the manifest, which it finds', async () => {
    const session = await show(newSession(), ['TAS0000001']);
    expect(session.server.calls.at(-1)?.body).toEqual({ siteIds: [testId(10)], references: ['TAS0000001'] });
    expect(screen.getByText('0 of 2 pieces loaded')).toBeVisible();
    scan(`00${first}`);
    expect(screen.getByText('Loaded: TAS0000001, Pallet 1 of 2: Kitchen')).toBeVisible();
    expect(items('TAS0000001')).toEqual([`Pallet 2 of 2: Kitchen ${second}Check off`]);
    // The trigger bounced.
    scan(`00${first}`);
    expect(screen.queryByRole('list', { name: 'Scanned more than once' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Number of the piece' }), `${first}{Enter}`);
    expect(screen.getByText('Scanned before: TAS0000001, Pallet 1 of 2: Kitchen')).toBeVisible();
    expect(items('Scanned more than once')[0]).toContain('Pallet 1 of 2: Kitchen');
    // A scanner that types into the field adds by itself.
    await userEvent.tab();
    scan(`00${stranger}`);
    expect(screen.getByText(`Not on the manifest: ${stranger}`)).toBeVisible();
    expect(items('Not on the manifest')).toEqual([`${stranger}Find`]);
    scan('(401)9521234TAS0000001');
    expect(screen.getByText(/^This is the number of a consignment/u)).toBeVisible();
    expect(screen.getByText('1 of 2 pieces loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Find ${stranger}` }));
    expect(screen.getByText(`Looks for (00)${stranger}`)).toBeVisible();
  });

  it('[LOAD-02] takes a number as the label prints it, and keeps one that is not the number of a piece', async () => {
    await show();
    const number = screen.getByRole('textbox', { name: 'Number of the piece' });
    await userEvent.type(number, '0 9521234 000000001 4{Enter}');
    expect(screen.getByText(/^This isn't the number of a piece/u)).toBeVisible();
    expect(number).toHaveValue('0 9521234 000000001 4');
    // The next scan replaces it.
    await userEvent.keyboard('0 9521234 000000001 3{Enter}');
    expect(screen.getByText('Loaded: TAS0000001, Pallet 1 of 2: Kitchen')).toBeVisible();
    expect(number).toHaveValue('');
  });

  it('[LOAD-23] shows missing pieces in a row as one, and checks off the one whose label is torn', async () => {
    const ssccs = [first, second, stranger, '095212340000000044', '095212340000000051'];
    const pieces = ssccs.map((sscc, index) => ({
      sscc,
      number: index + 1,
      description: `Carton ${index + 1} of 5: Tiles`,
      ...open,
    }));
    const other = { ...open, lineItemId: testId(21), sscc: '095212340000000068' };
    const consignments = load.consignments.map((each) => ({
      ...each,
      pieces: [...pieces, { ...other, number: 6, description: 'Crate 6 of 6' }],
    }));
    await show(newSession({ answers: { [list]: { consignments } } }));
    scan(`00${second}`);
    expect(listRows('TAS0000001')).toEqual([
      `Carton 1 of 5: Tiles ${first}Check off`,
      'Carton 3 to 5 of 5: Tiles',
      'Crate 6 of 6 095212340000000068Check off',
    ]);
    await userEvent.click(screen.getByText('Carton 3 to 5 of 5: Tiles'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check off Carton 5 of 5: Tiles' }));
    expect(screen.getByText('Loaded: TAS0000001, Carton 5 of 5: Tiles')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Missing (4)' })).toHaveFocus();
    // The line of the others stays open.
    await userEvent.click(screen.getByRole('button', { name: 'Check off Carton 4 of 5: Tiles' }));
    expect(listRows('TAS0000001')).toEqual([
      `Carton 1 of 5: Tiles ${first}Check off`,
      `Carton 3 of 5: Tiles ${stranger}Check off`,
      'Crate 6 of 6 095212340000000068Check off',
    ]);
    for (const name of [/Carton 1/u, /Carton 3/u, /Crate 6/u])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('6 of 6 pieces loaded')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Scan the pieces on the dock' })).toHaveFocus();
  });

  it('[LOAD-20] names the consignments of a link that have nothing to load', async () => {
    await show(newSession(), ['tas0000001', 'TAS0000002', 'TAS0000003']);
    expect(
      screen.getByText('Without TAS0000002, TAS0000003: a draft, cancelled, or not of your sites'),
    ).toBeVisible();
  });

  it('[LOAD-20] says so where none of them has', async () => {
    const session = newSession({ answers: { [list]: { consignments: [] } } });
    renderInTheme(
      inSession(session, <LoadCheckScreen references={['TAS0000001']} consignmentHref={(each) => each} />),
    );
    expect(await screen.findByText('Nothing to load')).toBeVisible();
    expect(screen.getByText(/^The consignments of this link are drafts/u)).toBeVisible();
  });

  it('[LOAD-02] counts two labels that stay before the camera, read in turn, once each', async () => {
    await show();
    for (const sscc of [first, second, first, second]) scan(`00${sscc}`);
    expect(screen.getByText('2 of 2 pieces loaded')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Scanned more than once' })).toBeNull();
  });

  it('[LOAD-03] is signed with a name, again where the network was away, and the focus goes with it', async () => {
    const session = newSession({ answers: { [sign]: inTurn(new Response(null, { status: 503 }), signed) } });
    await show(session);
    scan(`00${first}`);
    const name = screen.getByRole('textbox', { name: 'Your name' });
    const button = screen.getByRole('button', { name: 'Sign with 1 missing' });
    await userEvent.clear(name);
    await userEvent.click(button);
    expect(name).toHaveAccessibleDescription('Enter your name');
    expect(name).toHaveFocus();
    enterText(name, 'S'.repeat(101));
    await userEvent.click(button);
    expect(name).toHaveAccessibleDescription('At most 100 characters');
    // A scanner types into the field that has the focus, and ends with Enter.
    enterText(name, 'Sione Fīnau');
    await userEvent.type(name, `00${first}{Enter}`);
    expect(name).toHaveAccessibleDescription('This has the number of a piece in it. Enter your name');
    enterText(name, 'Sione Fīnau');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /\w\. Your scans are still here: sign again\.$/u,
    );
    await userEvent.click(button);
    expect(await screen.findByText('Signed by Sione Fīnau, 21/11/2026 10:30:00 AM')).toBeVisible();
    expect(session.server.bodies(sign)).toEqual(
      [1, 2].map(() => ({
        consignmentIds: [testId(1)],
        earlierCheckIds: [],
        scanned: [first],
        signedBy: 'Sione Fīnau',
      })),
    );
    expect(screen.getByRole('button', { name: 'Download the manifest' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Load signed' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Start another check' }));
    expect(screen.getByRole('region', { name: 'Scan the pieces on the dock' })).toHaveFocus();
  });

  it('[LOAD-21] goes on from what another has signed since, and can count afresh', async () => {
    const { signedBy, signedAtDateTimeUtc } = signed;
    const continued = load.consignments.map(({ pieces, ...each }) => ({
      ...each,
      signed: { checkId: testId(8), signedBy, signedAtDateTimeUtc },
      pieces: pieces.map((piece) => ({ ...piece, isLoaded: piece.sscc === second })),
    }));
    const detail = 'Sione Fīnau has signed this load since you opened it';
    const session = newSession({
      answers: {
        [list]: inTurn(load, { consignments: continued }),
        [sign]: inTurn(Response.json({ title: 'Conflict', detail }, { status: 409 }), signed),
      },
    });
    await show(session);
    scan(`00${first}`);
    await userEvent.click(screen.getByRole('button', { name: 'Sign with 1 missing' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${detail}. Your scans are still here: sign again.`,
    );
    expect(await screen.findByText('2 of 2 pieces loaded')).toBeVisible();
    const earlier = screen.getByRole('checkbox', { name: 'Count what was signed as loaded: 1 piece' });
    expect(earlier).toHaveAccessibleDescription(/^Signed by .?Sione Fīnau.?, 21\/11\/2026 10:30:00 AM$/u);
    await userEvent.click(earlier);
    expect(screen.getByText('1 of 2 pieces loaded')).toBeVisible();
    await userEvent.click(earlier);
    await userEvent.click(screen.getByRole('button', { name: 'Sign the manifest' }));
    await screen.findByText(/^Signed by/u);
    expect(session.server.bodies(sign).at(-1)).toMatchObject({
      earlierCheckIds: [testId(8)],
      scanned: [second, first],
    });
  });

  it('[LOAD-05] keeps the scans while the user is elsewhere, and asks before the page closes', async () => {
    const session = await show();
    scan(`00${first}`);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    cleanup();
    await show(session);
    expect(screen.getByText('1 of 2 pieces loaded')).toBeVisible();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('[LOAD-08] reads the pieces again each time it opens, until the first scan', async () => {
    const further = {
      id: testId(2),
      reference: 'TAS0000002',
      receiver: 'Kōwhai Wellington',
      labelsOutdated: false,
      signed: null,
    };
    let answered = load;
    const session = await show(newSession({ answers: { [list]: () => answered } }));
    answered = {
      consignments: [
        ...load.consignments,
        { ...further, pieces: [{ sscc: stranger, number: 1, description: 'Carton 1 of 1', ...open }] },
      ],
    };
    cleanup();
    await show(session);
    expect(await screen.findByText('0 of 3 pieces loaded')).toBeVisible();
    scan(`00${stranger}`);
    answered = load;
    cleanup();
    await show(session);
    expect(screen.getByText('1 of 3 pieces loaded')).toBeVisible();
    expect(session.server.callsTo(list)).toHaveLength(2);
  });

  it('[LOAD-09] names the consignments whose labels were printed before their last change, and says so of their pieces', async () => {
    const consignments = load.consignments.map((each) => ({ ...each, labelsOutdated: true }));
    await show(newSession({ answers: { [list]: { consignments } } }));
    expect(items('Labels to print again')).toEqual(['TAS0000001 Tūī Café, Whangārei']);
    scan(`00${first}`);
    expect(
      screen.getByText(
        'Loaded: TAS0000001, Pallet 1 of 2: Kitchen. Labels were printed before the last change: print again',
      ),
    ).toBeVisible();
  });

  it('[LOAD-22] asks for a site where none is chosen', async () => {
    const session = createTestSession({ data: { sites: [] } });
    renderInTheme(inSession(session, <LoadCheckScreen references={null} consignmentHref={(each) => each} />));
    expect(await screen.findByText(/^You do not have access to any sites/u)).toBeVisible();
    expect(session.server.callsTo(list)).toEqual([]);
  });

  it('[LOAD-01] says so where nothing waits for pickup', async () => {
    const session = newSession({ answers: { [list]: { consignments: [] } } });
    renderInTheme(inSession(session, <LoadCheckScreen references={null} consignmentHref={(each) => each} />));
    expect(await screen.findByText('Nothing waits for pickup')).toBeVisible();
  });
});
