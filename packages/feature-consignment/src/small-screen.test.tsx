import { buildConsignment } from '@consign/consignment-parts/testing';
import type { Permission } from '@consign/domain/permissions';
import { installDom } from '@consign/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { openSaved, reference } from './testing/consignment-harness.js';

const dock: readonly Permission[] = ['Access.DISPATCH', 'Consignment.LimitedEdit', 'Consignment.PRINT'];

afterEach(() => installDom());

describe('a consignment on a phone', () => {
  it.each([
    ['the receiver', dock, 'You can change the receiver on a tablet or computer.'],
    ['everything', undefined, 'You can change this consignment on a tablet or computer.'],
  ] as const)('[CONS-96] says where %s can be changed', async (_what, permissions, hint) => {
    installDom({ width: 360 });
    await openSaved(buildConsignment(reference), {}, permissions === undefined ? undefined : { permissions });
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request Pickup' })).toBeNull();
  });

  it('[CONS-96] [CONS-97] says nothing of it on a larger screen, and has no links to call or to a map', async () => {
    await openSaved(buildConsignment(reference), {}, { permissions: dock });
    expect(screen.queryByText(/on a tablet or computer/)).toBeNull();
    // Text, where a link would be a Tab stop.
    expect(screen.queryByRole('link', { name: /maps|Call/ })).toBeNull();
  });

  it('[CONS-107] has its actions in one row, as words without icons', async () => {
    installDom({ width: 360 });
    const delivered = { code: 'DELIVERED', name: 'Delivered' } as const;
    await openSaved(
      buildConsignment(reference, {
        statusHistory: [{ ...delivered, statusDate: '2026-11-18T21:05:00Z', deliveryEvents: [] }],
      }),
    );
    for (const name of ['Download', 'Print labels']) {
      expect(screen.getByRole('button', { name }).querySelector('svg')).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'More Actions' })).toBeNull();
  });

  it('[CONS-97] calls, writes and opens a map from an address', async () => {
    installDom({ width: 360 });
    const consignment = buildConsignment(reference);
    const receiver = {
      ...consignment.receiverParticipant,
      phone: '021 555 0199',
      email: 'orders@tui.example',
    };
    await openSaved({ ...consignment, receiverParticipant: receiver });
    expect(screen.getByRole('link', { name: 'Call 021 555 0199' })).toHaveAttribute('href', 'tel:0215550199');
    expect(screen.getByRole('link', { name: 'orders@tui.example' })).toHaveAttribute(
      'href',
      'mailto:orders%40tui.example',
    );
    const map = screen.getByRole('link', { name: `Open in maps for ${receiver.fullName}` });
    expect(map).toHaveAttribute('href', expect.stringContaining('https://www.google.com/maps/search/?api=1'));
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a consignment on a tablet', () => {
  it('[CONS-98] the camera attaches a photograph', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('coarse') });
    await openSaved(buildConsignment(reference), { 'GET /api/v1/consignments/{ref}/files': [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Attach file' }));
    expect(await screen.findByRole('button', { name: 'Take photo' })).toBeVisible();
    const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]');
    expect(camera).toHaveAttribute('accept', 'image/jpeg');
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]);
    if (camera !== null) {
      fireEvent.change(camera, {
        target: { files: [new File([jpeg], 'image.jpg', { type: 'image/jpeg' })] },
      });
    }
    expect(await screen.findByText('image.jpg')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'File type' })).toHaveValue('Photo');
  });
});
