import { scan } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { buildFound } from './testing/found.js';
import { search, showFinder } from './testing/show.js';

const ginc = '(401)9521234TAS0000001';

describe('a scan anywhere', () => {
  it('[NAV-22] opens the consignment that it names, and the same one again', async () => {
    const { session, opened } = showFinder({ view: null, answers: { [search]: buildFound(1) } });
    scan(ginc);
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000001']));
    expect(session.server.bodies(search).at(-1)).toMatchObject({ searchTerm: ginc });
    expect(screen.queryByText(/^Looking up/)).toBeNull();
    scan(ginc);
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000001', 'consignment TAS0000001']));
  });

  it('[NAV-22] names a barcode that no consignment has', async () => {
    const { opened } = showFinder({ view: null, answers: { [search]: buildFound(0) } });
    scan('00095212340000000013');
    expect(await screen.findByText('No consignment of your sites has 00095212340000000013')).toBeVisible();
    expect(opened).toEqual([]);
  });

  it('[NAV-22] shows several that match in the palette', async () => {
    const { opened } = showFinder({ view: null, answers: { [search]: buildFound(2) } });
    scan('PO-12345');
    expect(await screen.findByRole('combobox', { name: 'Search everywhere' })).toHaveValue('PO-12345');
    expect(await screen.findAllByRole('option', { name: /TAS000000/ })).toHaveLength(2);
    expect(opened).toEqual([]);
  });
});
