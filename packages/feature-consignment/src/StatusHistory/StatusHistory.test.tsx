import { buildException, buildStatus } from '@consign/consignment-parts/testing';
import { testId } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StatusHistory } from './StatusHistory.js';

const delivered = () => screen.getByText('Delivered').closest('li');

it('[CONS-08] lists all statuses, marks the current one, and leaves out Cancelled and Error', () => {
  renderInTheme(<StatusHistory proof={null} history={[buildStatus('DRAFT'), buildStatus('FINAL')]} />);
  const entries = within(screen.getByRole('list', { name: 'Status history' })).getAllByRole('listitem');
  expect(entries).toHaveLength(7);
  expect(entries[1]).toHaveAttribute('aria-current', 'step');
  expect(entries[2]).toHaveTextContent('Staged, not reached');
  expect(screen.queryByText(/Cancelled|Error/)).toBeNull();
});

it('[CONS-15] when cancelled, shows the history and then the statuses not reached', () => {
  renderInTheme(<StatusHistory proof={null} history={[buildStatus('DRAFT'), buildStatus('CANCELLED')]} />);
  const entries = within(screen.getByRole('list', { name: 'Status history' })).getAllByRole('listitem');
  expect(entries[1]).toHaveTextContent('Cancelled, current status');
  expect(entries[2]).toHaveTextContent('Ready, not reached');
});

it('[CONS-08] [CONS-13] a status with an exception starts expanded, one with only a note does not; a resolved exception says when', () => {
  const raised = buildException({ actionRequired: false });
  const note = { ...raised, id: testId(401), deliveryEventTypeCode: 'INFO', title: 'Depot note' } as const;
  const resolvedTimestamp = '2026-11-20T03:00:00Z';
  const resolved = { ...raised, id: testId(402), title: 'Left behind', resolvedTimestamp };
  renderInTheme(
    <StatusHistory
      proof={null}
      history={[
        buildStatus('TRANSIT', [note]),
        buildStatus('STAGED', [resolved]),
        buildStatus('DELIVERING', [raised]),
      ]}
    />,
  );
  expect(screen.getByText('Receiver was closed').closest('details')).toHaveAttribute('open');
  expect(screen.getByText(/Unresolved/)).toBeVisible();
  expect(screen.getByText('Left behind').closest('li')).toHaveTextContent('Resolved 20/11/2026 4:00:00 PM');
  expect(screen.getByText('Depot note').closest('details')).not.toHaveAttribute('open');
});

it('[PODX-03] the delivery says who signed for how many pieces, where, and what the driver noted', () => {
  const proof = {
    signatory: 'Mere Tahu',
    piecesDelivered: 6,
    piecesSent: 8,
    note: 'Two pieces to follow\nRing Tāne',
    place: { latitude: -36.8485, longitude: 174.7633001 },
  };
  const only = { ...proof, signatory: null, piecesSent: 1, piecesDelivered: 1, note: null, place: null };
  const history = [buildStatus('DRAFT'), buildStatus('DELIVERED')];
  const { rerender } = renderInTheme(<StatusHistory history={history} proof={proof} />);
  expect(delivered()).toHaveTextContent(
    'Signed by Mere Tahu, 6 of 8 piecesNote: Two pieces to follow Ring TāneAt -36.84850, 174.76330',
  );
  expect(screen.getByText('Draft').closest('li')).not.toHaveTextContent('Signed');
  rerender(<StatusHistory history={history} proof={only} />);
  expect(delivered()).toHaveTextContent(/1 of 1 piece$/);
});
