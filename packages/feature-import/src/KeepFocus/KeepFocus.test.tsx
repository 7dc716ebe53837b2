import { Card } from '@consign/ui';
import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';

import { KeepFocus } from './KeepFocus.js';

function Screen(): ReactNode {
  const [step, setStep] = useState(0);
  return (
    <KeepFocus>
      <Card title="Outer">
        {step < 2 && (
          <section aria-label="Inner">
            {step === 0 && <button onClick={() => setStep(1)}>Remove me</button>}
            <button onClick={() => setStep(2)}>Remove the section</button>
          </section>
        )}
        <button disabled={step === 3} onClick={() => setStep(3)}>
          Disable me
        </button>
      </Card>
    </KeepFocus>
  );
}

const press = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

it('[IMPT-24] the innermost named section that is left takes the focus of what is gone, and none that of a click beside', async () => {
  renderInTheme(<Screen />);
  screen.getByRole('button', { name: 'Remove me' }).focus();
  await userEvent.click(document.body);
  expect(document.body).toHaveFocus();

  await press('Remove me');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Inner' })).toHaveFocus());
  await press('Remove the section');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Outer' })).toHaveFocus());
  await press('Disable me');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Outer' })).toHaveFocus());
});
