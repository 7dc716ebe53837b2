import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { Dialog, DialogActions } from './Dialog.js';

function Documents(): ReactNode {
  const [isMade, setIsMade] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Dialog opened title="Documents" onClose={() => undefined}>
      <ul>
        <li>
          <a href="/note">Open note</a>
        </li>
        <li>
          {isMade ? (
            <a href="/label">Open label</a>
          ) : (
            <button onClick={() => setIsMade(true)}>Generate</button>
          )}
        </li>
      </ul>
      <DialogActions>
        {!isChecked && <button onClick={() => setIsChecked(true)}>Check again</button>}
        <button>Leave</button>
      </DialogActions>
    </Dialog>
  );
}

it('[CONS-170] a control that goes while it has the focus hands it to the nearest one', async () => {
  renderInTheme(<Documents />);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open label' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
});
