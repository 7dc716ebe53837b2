import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Card } from '../Card/Card.js';
import { fieldId, focusField } from '../Field/field.js';
import { renderInTheme } from '../testing/index.js';
import { TextField } from '../TextField/TextField.js';
import { ErrorSummary } from './ErrorSummary.js';

const form = (
  <>
    <ErrorSummary
      title="The consignment was not saved"
      problems={[
        { path: 'senderReference', label: 'Reference', message: 'Maximum length is 256 characters' },
        { path: 'lineItems', message: 'At least one freight item is required' },
        { path: '', message: 'Something went wrong' },
      ]}
    />
    <TextField id={fieldId('senderReference')} label="Reference" value="" onChange={() => undefined} />
    <Card title="Freight items" id={fieldId('lineItems')}>
      None yet
    </Card>
  </>
);

it('is announced, and links each entry to its field, the surrounding card or the nearest ancestor', async () => {
  renderInTheme(form);
  expect(screen.getByRole('alert')).toHaveTextContent('The consignment was not saved');
  await userEvent.click(screen.getByText('Reference: Maximum length is 256 characters'));
  expect(screen.getByLabelText('Reference')).toHaveFocus();
  await userEvent.click(screen.getByText('At least one freight item is required'));
  expect(screen.getByRole('region', { name: 'Freight items' })).toHaveFocus();
  expect(screen.getByText('Something went wrong').tagName).toBe('LI');
  screen.getByLabelText('Reference').focus();
  expect(focusField('lineItems/0/count')).toBe(true);
  expect(screen.getByRole('region', { name: 'Freight items' })).toHaveFocus();
  expect(focusField('nothing/here')).toBe(false);
});
