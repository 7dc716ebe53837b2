import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { DisabledReasonButton } from './DisabledReasonButton.js';

it('with a reason, is focusable, announces the reason and does nothing, nor does it submit its form', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  renderInTheme(
    <form onSubmit={onSubmit}>
      <DisabledReasonButton type="submit" reason="Save the consignment first" onClick={onClick}>
        Create Copy
      </DisabledReasonButton>
    </form>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Create Copy' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Save the consignment first');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Save the consignment first');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[CONS-145] keeps the focus while there is a reason', () => {
  const { rerender } = renderInTheme(<DisabledReasonButton reason={null}>Download</DisabledReasonButton>);
  const button = screen.getByRole('button');
  button.focus();
  for (const reason of ['Another download is running', null]) {
    rerender(<DisabledReasonButton reason={reason}>Download</DisabledReasonButton>);
    expect(button).toHaveFocus();
  }
});

it('is a plain button without a reason', async () => {
  const onClick = vi.fn<() => void>();
  renderInTheme(
    <DisabledReasonButton reason={null} onClick={onClick}>
      Save
    </DisabledReasonButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});
