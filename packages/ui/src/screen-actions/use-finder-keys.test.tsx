import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { scan } from '../testing/index.js';
import { closeFinder, useFinderView, useFinderKeys, useScreenHotkeys } from './use-finder-keys.js';
import { listScreenActions, useScreenActions, type ScreenAction } from './screen-actions.js';
import { switchLetterKeys, useLetterKeys } from './letter-keys.js';

function Acting({ actions }: { readonly actions: readonly ScreenAction[] }) {
  useScreenActions(actions);
  return null;
}

function Frame({ scans = true }: { readonly scans?: boolean }) {
  useFinderKeys({ scans });
  const view = useFinderView();
  return (
    <>
      <output>{view === null ? 'closed' : JSON.stringify(view)}</output>
      <input aria-label="Receiver reference" />
    </>
  );
}

const run = () => undefined;
const details = { label: 'My Details', run, isGeneral: true };
function TwoScreens({ reason }: { readonly reason: string | null }) {
  return (
    <>
      <Acting actions={[details]} />
      <Acting actions={[{ label: 'Request Pickup', reason, run }]} />
    </>
  );
}

const openDialog = { role: 'dialog', 'aria-modal': true } as const;
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  closeFinder();
  switchLetterKeys(true);
});

describe('useFinderKeys', () => {
  it('[NAV-20] Ctrl+K and ⌘K open the palette, also from a field; what is typed before it has loaded goes into it, and not into the field', async () => {
    render(<Frame />);
    const field = screen.getByLabelText('Receiver reference');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(shown()).toBe('{"type":"search","text":""}');
    closeFinder();
    await userEvent.click(field);
    await userEvent.keyboard('{Meta>}k{/Meta}');
    expect(shown()).toBe('{"type":"search","text":""}');
    await userEvent.keyboard('Po x{Backspace}');
    expect(shown()).toBe('{"type":"search","text":"Po "}');
    expect(field).toHaveValue('');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(shown()).toBe('{"type":"search","text":"Po "}');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe('closed');
  });

  it('[NAV-20] nothing opens over a dialog', async () => {
    render(
      <>
        <Frame />
        <div {...openDialog} aria-label="Cancel consignment" />
      </>,
    );
    await userEvent.keyboard('{Control>}k{/Control}?');
    scan('TAS0001234');
    expect(shown()).toBe('closed');
  });

  it('[NAV-22] looks up a scan anywhere; its Enter presses no button', async () => {
    const pressed: string[] = [];
    render(
      <>
        <Frame />
        <button type="button" onClick={() => pressed.push('Cancel')}>
          Cancel
        </button>
      </>,
    );
    screen.getByRole('button', { name: 'Cancel' }).focus();
    scan('(401)9521234TAS0001234');
    expect(shown()).toBe('{"type":"scan","text":"(401)9521234TAS0001234"}');
    expect(pressed).toEqual([]);
  });

  it('[NAV-22] ignores scans in a field, and for users who see no consignments', async () => {
    const { rerender } = render(<Frame />);
    const field = screen.getByLabelText('Receiver reference');
    await userEvent.click(field);
    await userEvent.keyboard('TAS0001234{Enter}');
    expect(field).toHaveValue('TAS0001234');
    scan('TAS0001234');
    expect(shown()).toBe('closed');
    field.blur();
    rerender(<Frame scans={false} />);
    scan('TAS0001234');
    expect(shown()).toBe('closed');
  });

  it('[NAV-24] [NAV-25] ? lists the keys, unless letter keys are off; Ctrl+K stays', async () => {
    render(<Frame />);
    await userEvent.keyboard('?');
    expect(shown()).toBe('{"type":"keys"}');
    closeFinder();
    switchLetterKeys(false);
    await userEvent.keyboard('?');
    expect(shown()).toBe('closed');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(shown()).toBe('{"type":"search","text":""}');
  });
});

it('[NAV-25] useLetterKeys ignores single characters while they are off; named keys stay', async () => {
  const pressed: string[] = [];
  const Screen = () => {
    useLetterKeys({ n: () => pressed.push('n'), Escape: () => pressed.push('Escape') });
    return null;
  };
  render(<Screen />);
  await userEvent.keyboard('n{Escape}');
  switchLetterKeys(false);
  await userEvent.keyboard('n{Escape}');
  expect(pressed).toEqual(['n', 'Escape', 'Escape']);
});

describe('useScreenActions', () => {
  it('[NAV-21] lists an action of a button and its screen once, with its keys', () => {
    render(
      <>
        <Acting actions={[{ label: 'Save', reason: null, run }]} />
        <Acting actions={[{ label: 'Save', keys: ['Ctrl+S'], run }]} />
      </>,
    );
    expect(listScreenActions()).toEqual([{ label: 'Save', keys: ['Ctrl+S'], reason: null, run }]);
  });

  it('[NAV-21] lists the actions of mounted screens as last rendered, general ones last', () => {
    const { rerender, unmount } = render(<TwoScreens reason={null} />);
    rerender(<TwoScreens reason="Add what you are sending." />);
    expect(listScreenActions().map(({ label, reason }) => [label, reason])).toEqual([
      ['Request Pickup', 'Add what you are sending.'],
      ['My Details', undefined],
    ]);
    unmount();
    expect(listScreenActions()).toEqual([]);
  });
});

function Form({ save, children = null }: { readonly save: () => void; readonly children?: ReactNode }) {
  useScreenHotkeys([['mod+S', save]]);
  return children;
}

/** Whether the browser acts on the key too. */
const pressSave = () => fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });

it('[NAV-30] useScreenHotkeys Ctrl+S acts on the screen, and neither it nor the browser acts beneath a dialog', () => {
  const save = vi.fn<() => void>();
  const { rerender } = render(<Form save={save} />);
  expect(pressSave()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  rerender(
    <Form save={save}>
      <div {...openDialog} />
    </Form>,
  );
  expect(pressSave()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
});
