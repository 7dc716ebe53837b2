import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { ExportField } from './ExportField.js';

function Wired({ readOnly = false, start = null }: { readOnly?: boolean; start?: string | null }): ReactNode {
  const [value, setValue] = useState(start);
  return (
    <>
      <ExportField
        value={value}
        onChange={setValue}
        error={undefined}
        onLeave={() => undefined}
        readOnly={readOnly}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('export section', () => {
  it('[EXPT-01] ticking asks for the certificate, and unticking clears it', async () => {
    renderInTheme(<Wired />);
    const tick = screen.getByRole('checkbox', { name: 'Export' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(tick);
    await userEvent.type(screen.getByRole('textbox', { name: 'Export certificate' }), 'NZL2026/1');
    expect(screen.getByRole('status')).toHaveTextContent('"NZL2026/1"');
    await userEvent.click(tick);
    expect(screen.getByRole('status')).toHaveTextContent('null');
    await userEvent.click(tick);
    expect(screen.getByRole('textbox', { name: 'Export certificate' })).toHaveValue('');
  });

  it('[CONS-36] is shown without a checkbox when read-only', () => {
    renderInTheme(<Wired readOnly start="NZL1" />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Export certificate' })).toHaveAttribute('readonly');
  });
});
