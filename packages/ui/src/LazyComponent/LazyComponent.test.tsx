import { Popover } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { lazyComponent } from './lazy-component.js';

const Greeting = ({ name }: { readonly name: string }) => <p>Kia ora, {name}</p>;

function loaderFailing(times: number) {
  let left = times;
  return vi.fn<() => Promise<typeof Greeting>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

it('renders once loaded', async () => {
  const Part = lazyComponent(loaderFailing(0), <p>Coming</p>);
  renderInTheme(<Part name="Ōtāhuhu" />);
  expect(screen.getByText('Coming')).toBeVisible();
  expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
});

it('renders without the fallback if it was preloaded', async () => {
  const load = loaderFailing(0);
  const Part = lazyComponent(load, <p>Coming</p>);
  Part.preload();
  await load.mock.results[0]?.value;
  renderInTheme(<Part name="Ōtāhuhu" />);
  expect(screen.queryByText('Coming')).toBeNull();
  expect(screen.getByText('Kia ora, Ōtāhuhu')).toBeVisible();
});

it('[ERR-13] a failed load leaves the rest as is, and can be retried', async () => {
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

it('[ERR-13] Reload keeps the page, and says so, while the server can’t be reached', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const Part = lazyComponent(loaderFailing(2));
  renderInTheme(<Part name="Ōtāhuhu" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/^The server can't be reached/u)).toHaveTextContent('is still here');
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response());
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('[ERR-13] loads again on the next render after a failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyComponent(loaderFailing(1));
  const { unmount } = renderInTheme(<Part name="Ōtāhuhu" />);
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  renderInTheme(<Part name="Ōtāhuhu" />);
  expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
});

it('[ERR-13] retrying keeps an open list open', async () => {
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

it('a failed preload shows nothing before rendering', async () => {
  const load = loaderFailing(1);
  const Part = lazyComponent(load);
  Part.preload();
  await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  renderInTheme(<Part name="Ōtāhuhu" />);
  expect(await screen.findByText('Kia ora, Ōtāhuhu')).toBeVisible();
});

it('a render error isn’t treated as a failed load', async () => {
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
  await waitFor(() =>
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'a fault of its own' })),
  );
  expect(screen.queryByRole('alert')).toBeNull();
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
