import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { statusCodes } from '../status/index.js';
import { type TrackedConsignment, viewForReceiver } from './index.js';

const delivered: TrackedConsignment = {
  reference: 'TAS1000001',
  status: 'DELIVERED',
  history: [
    { code: 'DRAFT', at: '2026-03-15T20:00:00Z' },
    { code: 'ERR', at: '2026-03-15T20:30:00Z' },
    { code: 'STAGED', at: '2026-03-15T21:00:00Z' },
    { code: 'DELIVERED', at: '2026-03-16T01:02:00Z' },
  ],
  receiver: { address: { suburb: 'Regent', city: 'Whangārei' } },
  pieces: 8,
  booking: { startsAt: '2026-03-15T19:00:00.000Z', endsAt: '2026-03-15T23:00:00.000Z' },
  expectedAt: new Date('2026-03-15T19:00:00Z'),
  proof: { signatory: 'Mere Tahu', piecesDelivered: 6, piecesSent: 8 },
  pictures: [],
};
const pictures = [{ id: 'one', kind: 'Signature' }] as const;
const view = (parts: Partial<TrackedConsignment>, showsProof = true) =>
  viewForReceiver({ ...delivered, ...parts }, { showsProof, now: new Date('2026-03-17T00:00:00Z') });

/** Of a stored consignment, much that a receiver may not see, under any name. */
const hiddenFacts = fc.dictionary(
  fc.constantFrom(
    'notes',
    'price',
    'senderReference',
    'fullName',
    'phone',
    'street',
    'note',
    'name',
    'latitude',
  ),
  fc.nat().map((number) => `SECRET-${number}`),
);

const withHidden = <T extends object>(known: fc.Arbitrary<T>) =>
  fc.tuple(hiddenFacts, known).map(([more, facts]) => ({ ...more, ...facts }));

describe('viewForReceiver', () => {
  it('[TRAK-01] says status, dates, pieces, place, and the proof where the tenant shows it', () => {
    expect(view({})).toEqual({
      reference: 'TAS1000001',
      status: 'Delivered',
      steps: [
        { name: 'Waiting for pickup', at: '2026-03-15T21:00:00Z' },
        { name: 'Delivered', at: '2026-03-16T01:02:00Z' },
      ],
      place: 'Regent, Whangārei',
      pieces: 8,
      window: null,
      expectedAt: null,
      isLate: false,
      proof: { signatory: 'Mere Tahu', pieces: '6 of 8 pieces', pictures: [] },
    });
    expect(view({}, false)?.proof).toBeNull();
    expect(view({ proof: null })?.proof).toBeNull();

    expect(view({ status: 'TRANSIT' })).toMatchObject({
      status: 'On its way',
      window: delivered.booking,
      expectedAt: null,
      proof: null,
    });
    const { expectedAt } = delivered;
    expect(view({ status: 'TRANSIT', booking: null })).toMatchObject({ expectedAt, isLate: true });
    const today = new Date('2026-03-16T20:00:00Z');
    expect(view({ status: 'TRANSIT', booking: null, expectedAt: today })?.isLate).toBe(false);
    expect(view({ status: 'ERR' })?.status).toBe('Delayed');
    expect(view({ status: 'DRAFT' })).toBeNull();
    const town = { address: { suburb: 'Taupō', city: 'Taupō' } };
    expect(view({ receiver: town })?.place).toBe('Taupō');
  });

  it('[TRAK-14] has the pictures of a delivery with its proof, also where nothing else is reported', () => {
    expect(view({ proof: null, pictures })?.proof).toEqual({ signatory: null, pieces: null, pictures });
    expect(view({ pictures }, false)?.proof).toBeNull();
    expect(view({ pictures, status: 'DELIVERING' })?.proof).toBeNull();
  });

  it('[TRAK-02] says nothing else of a consignment, whatever is stored with it', () => {
    const at = fc.constantFrom('2026-03-15T20:00:00Z', '2026-03-16T20:00:00Z');
    const status = fc.constantFrom(...statusCodes);
    const consignment = withHidden(
      fc.record({
        reference: fc.constant('TAS1000001'),
        status,
        history: fc.array(withHidden(fc.record({ code: status, at })), { maxLength: 5 }),
        receiver: withHidden(
          fc.record({
            address: withHidden(fc.record({ suburb: fc.constant('Regent'), city: fc.constant('Whangārei') })),
          }),
        ),
        pieces: fc.nat(),
        booking: fc.option(withHidden(fc.record({ startsAt: at, endsAt: at }))),
        expectedAt: fc.option(at),
        proof: fc.option(
          withHidden(
            fc.record({
              signatory: fc.option(fc.constant('SECRET-signatory')),
              piecesDelivered: fc.option(fc.nat()),
              piecesSent: fc.nat(),
            }),
          ),
        ),
        pictures: fc.array(
          withHidden(fc.record({ id: fc.constant('SECRET-picture'), kind: fc.constant('Photograph') })),
          { maxLength: 2 },
        ),
      }),
    );
    fc.assert(
      fc.property(consignment, fc.boolean(), (facts, showsProof) => {
        const told = JSON.stringify(
          viewForReceiver(facts, { showsProof, now: new Date('2026-03-17T00:00:00Z') }),
        );
        const secrets = told.match(/SECRET-\w+/gu) ?? [];
        const allowed =
          showsProof && facts.status === 'DELIVERED' ? ['SECRET-signatory', 'SECRET-picture'] : [];
        expect(allowed).toEqual(expect.arrayContaining(secrets));
      }),
    );
  });
});
