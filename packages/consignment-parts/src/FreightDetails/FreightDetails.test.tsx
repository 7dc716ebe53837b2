import { createTestSession, testId, TestSessionProvider } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { buildLineItem } from '../testing/data.js';
import { FreightDetails } from './FreightDetails.js';

const id = testId(1_001);
const call = 'POST /api/v2/consignments/consignments-line-items';
const { packagingType } = buildLineItem(1);
const items = [
  {
    count: 2,
    packagingTypeObject: packagingType,
    dangerousGoods: { unNumber: '1203', class: '3', subsidiaryClass1: '6.1', subsidiaryClass2: '8' },
  },
  { count: 1, packagingTypeObject: packagingType, dangerousGoods: null },
];

function show(answer: () => Record<string, typeof items> | Response) {
  const session = createTestSession({ answers: { [call]: answer } });
  const onRow = vi.fn<(prevented: boolean) => void>();
  renderInTheme(
    <TestSessionProvider session={session}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for the row of a table */}
      <div onClick={(event) => onRow(event.defaultPrevented)}>
        <FreightDetails consignmentId={id}>3 pieces</FreightDetails>
      </div>
    </TestSessionProvider>,
  );
  return { session, onRow, trigger: screen.getByText('3 pieces') };
}

it('[LIST-03] hovering loads the items with their dangerous goods, once; focus shows them too, and Escape closes them', async () => {
  const { session, trigger } = show(() => ({ [id]: items }));
  expect(session.server.names()).not.toContain(call);
  await userEvent.hover(trigger);
  expect(await screen.findByText('UN 1203 Class 3 (6.1, 8)')).toBeVisible();
  expect(screen.getByRole('tooltip')).toHaveTextContent('2 × Pallet');
  expect(trigger).toHaveAccessibleDescription(/1 × Pallet/);
  await userEvent.unhover(trigger);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await userEvent.hover(trigger);
  expect(await screen.findByText('UN 1203 Class 3 (6.1, 8)')).toBeVisible();
  expect(session.server.names().filter((name) => name === call)).toHaveLength(1);
  expect(session.server.calls.find(({ name }) => name === call)?.body).toEqual([id]);

  await userEvent.unhover(trigger);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  trigger.focus();
  expect(await screen.findByText('UN 1203 Class 3 (6.1, 8)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('[LIST-03] a touch shows them without opening the row; a mouse click opens it', async () => {
  const { trigger, onRow } = show(() => ({ [id]: items }));
  fireEvent(trigger, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  expect(onRow).toHaveBeenLastCalledWith(false);
  fireEvent(trigger, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
  expect(onRow).toHaveBeenLastCalledWith(true);
  expect(await screen.findByText('UN 1203 Class 3 (6.1, 8)')).toBeVisible();
});

it('[LIST-03] [ERR-07] shows a failure, and loads them again the next time', async () => {
  let isUp = false;
  const { trigger } = show(() => (isUp ? { [id]: items } : new Response(null, { status: 502 })));
  await userEvent.hover(trigger);
  expect(await screen.findByText('Failed to load line item information. Please try again.')).toBeVisible();
  await userEvent.unhover(trigger);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  isUp = true;
  await userEvent.hover(trigger);
  expect(await screen.findByText('UN 1203 Class 3 (6.1, 8)')).toBeVisible();
});

it('[LIST-03] a consignment without freight says so', async () => {
  const { trigger } = show(() => ({}));
  await userEvent.hover(trigger);
  expect(await screen.findByText('No freight items')).toBeVisible();
});
