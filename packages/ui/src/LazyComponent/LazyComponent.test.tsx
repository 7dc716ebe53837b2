import { Popover } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { lazyComponent } from './index.js';

const Greeting = ({ name }: { readonly name: string }) => <p>Kia ora, {name}</p>;

function loaderFailing(times: number) {
  let left = times;
  return vi.fn<() => Promise<typeof Greeting>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

describe('a part of the screen that is fetched when it is asked for', () => {
  it('is drawn once it is here', async () => {
    const Part = lazyComponent(loaderFailing(0), <p>Coming</p>);
    renderInTheme(<Part name="Ōtāhuhu" />);
    expect(screen.getByText('Coming')).toBeVisible();
    expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
  });

  it('[ERR-13] that could not be loaded leaves the rest as it is, and is tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Part = lazyComponent(loaderFailing(2));
    renderInTheme(
      <>
        <input aria-label="Notes" defaultValue="Gate code 4711" />
        <Part name="Ōtāhuhu" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is still here.');
    expect(screen.getByLabelText('Notes')).toHaveValue('Gate code 4711');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Notes')).toHaveValue('Gate code 4711');
  });

  it('[ERR-13] that failed is fetched afresh where it is drawn the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Part = lazyComponent(loaderFailing(1));
    const { unmount } = renderInTheme(<Part name="Ōtāhuhu" />);
    expect(await screen.findByRole('alert')).toBeVisible();
    unmount();
    renderInTheme(<Part name="Ōtāhuhu" />);
    expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
  });

  it('[ERR-13] is tried again beside a list that stays open', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Part = lazyComponent(loaderFailing(1));
    renderInTheme(
      <Popover defaultOpened>
        <Popover.Target>
          <button type="button">Open</button>
        </Popover.Target>
        <Popover.Dropdown>
          <Part name="Ōtāhuhu" />
        </Popover.Dropdown>
      </Popover>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
  });

  it('that was fetched in vain beforehand says nothing before it is drawn', async () => {
    const load = loaderFailing(1);
    const Part = lazyComponent(load);
    Part.preload();
    await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
    renderInTheme(<Part name="Ōtāhuhu" />);
    expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
  });

  it('that breaks while it is drawn is not taken for one that could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Broken = lazyComponent(() =>
      Promise.resolve(() => {
        throw new Error('a fault of its own');
      }),
    );
    const failed = vi.fn<(error: unknown) => void>();
    renderInTheme(
      <Catching onError={failed}>
        <Broken />
      </Catching>,
    );
    await vi.waitFor(() =>
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'a fault of its own' })),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

class Catching extends Component<{
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
