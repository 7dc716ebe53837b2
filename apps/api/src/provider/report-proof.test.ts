import { describe, expect } from 'vitest';

import { providerTest as test } from '../testing/provider-test.js';

const proof = {
  signatory: '  Mere\nTahu ',
  piecesDelivered: 2,
  note: ' Left with the storekeeper ',
  place: { latitude: -36.8485, longitude: 174.7633 },
};

const it = test.extend('findProof', ({ load }) =>
  async (reference: string) =>
    (await load(reference)).proofOfDelivery);

describe('a Delivered event', () => {
  it('[PODX-01] [PODX-04] says who signed for how many pieces, and where, to those who may see the consignment', async ({
    store,
    reportOne,
    findProof,
    apiAs,
  }) => {
    const { reference } = await store();
    expect(await reportOne(reference, 'Collected', { proof })).toMatchObject({ outcome: 'Applied' });
    expect(await findProof(reference)).toBeNull();
    expect(await reportOne(reference, 'Delivered', { proof }, 2)).toMatchObject({ outcome: 'Applied' });
    expect(await findProof(reference)).toEqual({
      signatory: 'Mere Tahu',
      piecesDelivered: 2,
      piecesSent: 1,
      note: 'Left with the storekeeper',
      place: proof.place,
    });
    const path = `/api/v1/consignments/${reference}`;
    for (const persona of ['dispatch', 'southern'] as const) {
      const answer = await (await apiAs(persona)).get(path);
      expect([persona, answer.status]).toEqual([persona, 404]);
      expect(answer.text).not.toContain('Mere');
    }
  });

  it('[PODX-01] may say nothing or a part of it, not half a place nor more than the contract allows', async ({
    store,
    reportOne,
    findProof,
  }) => {
    const { reference } = await store();
    for (const wrong of [
      { place: { latitude: 1 } },
      { place: { latitude: 91, longitude: 0 } },
      { signatory: 'x'.repeat(101) },
      { piecesDelivered: -1 },
      { note: 'x'.repeat(1001) },
    ])
      await expect(reportOne(reference, 'Delivered', { proof: wrong })).rejects.toThrow('400');
    await reportOne(reference, 'Delivered', { proof: { signatory: ' ', note: null } });
    expect(await findProof(reference)).toBeNull();
    const other = (await store()).reference;
    await reportOne(other, 'Delivered', { proof: { piecesDelivered: 0 } });
    const nothing = { signatory: null, note: null, place: null };
    expect(await findProof(other)).toEqual({ ...nothing, piecesDelivered: 0, piecesSent: 1 });
  });

  it('[PODX-02] may come again with the proof, which is kept as it was first reported', async ({
    store,
    reportOne,
    findProof,
  }) => {
    const { reference } = await store();
    const signed = { eventId: 'handed over', proof: { signatory: 'Mere Tahu' } };
    await reportOne(reference, 'Delivered');
    const outcomes = [];
    for (const more of [signed, signed, { ...signed, proof }, { eventId: 'other', proof }])
      outcomes.push((await reportOne(reference, 'Delivered', more, 2))?.outcome);
    expect(outcomes).toEqual(['Applied', 'Repeated', 'Refused', 'Late']);
    expect(await findProof(reference)).toMatchObject({ signatory: 'Mere Tahu', piecesDelivered: null });
  });
});
