import type { Consignment, UpdateDeliveryExtra } from '@consign/api-client/consignment';
import { buildConsignment, buildExtra } from '@consign/consignment-parts/testing';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { createTestSession, inSession } from '@consign/session/testing';
import { enterText, installDom, listTexts, renderInTheme } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  at,
  callsTo,
  detail,
  openSaved,
  reference,
  refusal,
  unload,
  type Answers,
} from '../testing/consignment-harness.js';
import { ExtrasCard } from './ExtrasCard.js';

installDom();

const instruct = 'PUT /api/v2/consignments/{id}/delivery-extras/instructions';
const flags = { ...defaultFeatureFlags, DeliveryExtras: true };
const lift = buildExtra(1, 'Tail lift', { isPerConsignment: true, quantityRequested: 0 });
const unloading = buildExtra(2, 'Hand unload', { deliveryExtraDescription: 'Per piece' });
const waiting = buildExtra(3, 'Waiting time', {
  instructionCode: 'INCLUDED',
  quantityRequested: 2,
  quantityCompleted: 3,
});

function withExtras(
  deliveryExtras = [unloading, lift, waiting],
  more: Partial<Consignment> = {},
): Consignment {
  return buildConsignment(reference, { availableDeliveryExtras: deliveryExtras, deliveryExtras, ...more });
}

/** A server that keeps what it is told, unless `answer` refuses it. */
function server(first: Consignment, answer: (time: number) => Response | null = () => null) {
  const state = { consignment: first, asked: 0 };
  const answers: Answers = {
    [detail]: () => state.consignment,
    [instruct]: ({ body }: { body: unknown }) => {
      state.asked += 1;
      const refused = answer(state.asked);
      if (refused !== null) return refused;
      const told = new Map(
        (body as UpdateDeliveryExtra[]).map((each) => [each.deliveryExtraId, each.instructionCode]),
      );
      const { deliveryExtras } = state.consignment;
      state.consignment = {
        ...state.consignment,
        deliveryExtras: deliveryExtras.map((extra) => ({
          ...extra,
          instruction: {
            ...extra.instruction,
            instructionCode: told.get(extra.deliveryExtraId) ?? extra.instruction.instructionCode,
          },
        })),
      };
      return null;
    },
  };
  return { state, answers };
}

const nothing = () => undefined;

/** Shows the card alone, without the screen around it. */
function showCard(consignment: Consignment): void {
  renderInTheme(
    inSession(
      createTestSession({ answers: { [detail]: consignment } }),
      <ExtrasCard
        consignment={consignment}
        readOnlyReason={null}
        state="idle"
        onStateChange={nothing}
        onSaved={nothing}
      />,
    ),
  );
}

const card = () => screen.findByRole('region', { name: 'Extras' });
const panel = (name: string) => screen.getByRole('region', { name });
const move = async (name: string, to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Move to … ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
};
const bodies = (session: Parameters<typeof callsTo>[0]) =>
  callsTo(session, instruct).map(({ body }) => body as UpdateDeliveryExtra[]);

const told = (extra: typeof lift, instructionCode: 'ONREQUEST' | 'INCLUDED') => [
  { deliveryExtraId: extra.deliveryExtraId, instructionCode },
];

describe('the extras card', () => {
  it('[CONS-04] [CONS-110] [XTRA-02] [XTRA-05] [XTRA-06] shows the panels within 300 px, below the switches, with what was asked for and completed', async () => {
    showCard(withExtras());
    const extras = within(await card());
    for (const [name, meaning] of [
      ['Included', 'Driver completes'],
      ['On request', 'Driver completes if the receiver asks'],
      ['Excluded', 'Not available to the driver'],
    ] as const) {
      expect(await extras.findByRole('region', { name })).toHaveTextContent(meaning);
    }
    expect(within(panel('Included')).getByText('Requested 2 · Completed 3')).toBeVisible();
    expect(within(panel('Excluded')).getByText('Per piece')).toBeVisible();
    expect(within(panel('On request')).getByText('None')).toBeVisible();
    const list = panel('Delivery extras');
    expect(list).toHaveStyle({ maxHeight: '300px' });
    expect(within(list).getByRole('region', { name: 'Included' })).toBeVisible();
    expect(within(list).queryByRole('switch')).toBeNull();
  });

  it('[XTRA-02] [XTRA-03] [XTRA-04] saves a move by menu, keyboard or switch immediately, and keeps what was typed elsewhere', async () => {
    const { answers } = server(withExtras());
    const { session, onDirtyChange } = await openSaved(withExtras(), answers, { flags });
    enterText(screen.getByRole('textbox', { name: /^Sender notes/u }), 'Gate 9');
    await move('Hand unload', 'On request');
    expect(within(panel('On request')).getByText('Hand unload')).toBeVisible();
    await waitFor(() => expect(bodies(session)).toEqual([told(unloading, 'ONREQUEST')]));
    await waitFor(() => expect(callsTo(session, detail)).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: /^Sender notes/u })).toHaveValue('Gate 9');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(within(panel('On request')).getByText('Hand unload')).toBeVisible();

    screen.getByRole('button', { name: 'Pick up Hand unload' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(bodies(session).at(-1)).toEqual(told(unloading, 'INCLUDED')));
    expect(screen.getByRole('button', { name: 'Pick up Hand unload' })).toHaveFocus();

    const tailLift = screen.getByRole('switch', { name: 'Tail lift' });
    expect(tailLift).not.toBeChecked();
    await userEvent.click(tailLift);
    expect(tailLift).toBeChecked();
    await waitFor(() => expect(bodies(session).at(-1)).toEqual(told(lift, 'INCLUDED')));
    expect(bodies(session)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Pick up Tail lift' })).toBeNull();
  });

  it('[XTRA-03] sends one call at a time, then the latest choice', async () => {
    const { answers } = server(withExtras());
    const release: ((nothing: null) => void)[] = [];
    const gate = new Promise<null>((resolve) => release.push(resolve));
    let calls = 0;
    const { session } = await openSaved(
      withExtras(),
      {
        ...answers,
        [instruct]: () => {
          calls += 1;
          return calls === 1 ? gate : null;
        },
      },
      { flags },
    );
    await move('Hand unload', 'Included');
    await move('Hand unload', 'On request');
    await move('Hand unload', 'Excluded');
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(bodies(session)).toHaveLength(1);
    expect(unload()).toBe(false);
    release[0]?.(null);
    await waitFor(() =>
      expect(bodies(session)).toEqual([
        [{ deliveryExtraId: unloading.deliveryExtraId, instructionCode: 'INCLUDED' }],
        [
          { deliveryExtraId: unloading.deliveryExtraId, instructionCode: 'EXCLUDED' },
          { deliveryExtraId: lift.deliveryExtraId, instructionCode: 'INCLUDED' },
        ],
      ]),
    );
    await waitFor(() => expect(unload()).toBe(true));
  });

  it('[XTRA-10] keeps a choice that could not be saved, marks it, says why, sends it again, or undoes it', async () => {
    const message = "This consignment is Staged, so it can't be changed";
    const { answers, state } = server(withExtras(), (time) => {
      if (time === 2) return refusal(409, message, { id: 'XTRA-07', path: '' });
      return time === 3 ? null : new Response(null, { status: 503 });
    });
    const { session, onDirtyChange } = await openSaved(withExtras(), answers, { flags });
    await move('Hand unload', 'Included');
    expect(await screen.findByText(/^The extras were not saved: /u)).toBeVisible();
    expect(within(panel('Included')).getByText('Not saved')).toBeVisible();
    expect(within(panel('Included')).getByText('Hand unload')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(unload()).toBe(false);

    const reads = callsTo(session, detail).length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByText(new RegExp(`^The extras were not saved: ${message}\\.`, 'u')),
    ).toBeVisible();
    await waitFor(() => expect(callsTo(session, detail)).toHaveLength(reads + 1));
    expect(within(panel('Included')).getByText('Hand unload')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect(state.consignment.deliveryExtras[0]?.instruction.instructionCode).toBe('INCLUDED');
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    expect(unload()).toBe(true);

    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('switch', { name: 'Tail lift' })).not.toBeChecked();
    expect(screen.queryByText(/were not saved/u)).toBeNull();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
  });

  it('[XTRA-05] says that extras could not be loaded, with a retry', async () => {
    const { answers, state } = server(withExtras());
    let isDown = false;
    await openSaved(
      withExtras(),
      { ...answers, [detail]: () => (isDown ? new Response(null, { status: 500 }) : state.consignment) },
      { flags },
    );
    await screen.findByRole('switch', { name: 'Tail lift' });
    isDown = true;
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(await screen.findByText("Couldn't load extras")).toBeVisible();
    expect(await screen.findByText('Delivery extras could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('switch', { name: 'Tail lift' })).toBeChecked();
  });

  it('[XTRA-07] is read-only after Ready, and says why', async () => {
    const { statusHistory } = at('STAGED');
    await openSaved(withExtras(undefined, { statusHistory }), {}, { flags });
    const extras = within(await card());
    expect(await extras.findByText("This consignment is Staged, so it can't be changed")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pick up Hand unload' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Tail lift' })).toBeDisabled();
  });

  it('[CONS-100] says to whom they are closed, and nothing of an action that nobody tried', async () => {
    await openSaved(withExtras(), {}, { flags, permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] });
    const extras = within(await card());
    expect(await extras.findByText('Only users who can edit consignments can change extras')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Attach file' })).toBeNull();
  });

  it('[XTRA-08] lets a withdrawn extra be excluded, and nothing else', async () => {
    showCard({ ...withExtras(), availableDeliveryExtras: [unloading] });
    await userEvent.click(await screen.findByRole('button', { name: 'Move to … Waiting time' }));
    expect(listTexts(await screen.findAllByRole('menuitem'))).toEqual(['Excluded']);
    expect(screen.getByText(/Completed 3 · No longer offered/u)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Tail lift' })).toBeDisabled();
  });

  it('says that a service type has no extras', async () => {
    showCard(withExtras([]));
    expect(await screen.findByText('There are no extras for General freight')).toBeVisible();
  });
});
