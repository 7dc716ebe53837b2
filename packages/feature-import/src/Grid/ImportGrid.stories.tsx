import { createImportValidator, type ImportRow } from '@consign/domain/import-csv';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ImportGrid } from './ImportGrid.js';
import { gridContext, gridRow, gridRows } from './testing/grid-fixtures.js';

function source(rows: readonly ImportRow[]) {
  return {
    rows,
    groups: createImportValidator(gridContext).validateRows(rows),
    context: gridContext,
    onChange: () => undefined,
  };
}

const faulty = gridRows(40).map(({ row }) => {
  if (row % 3 === 0) return gridRow(row, { senderSite: 'AKL2' });
  if (row % 7 === 0) return gridRow(row, { weight: '25 kg', requestedDeliveryDate: '5 Dec 2026' });
  return gridRow(
    row,
    row % 5 === 0 ? { chargeAccount: '', serviceType: '', senderSite: '', receiverSite: '' } : {},
  );
});

const meta: Meta<typeof ImportGrid> = {
  title: 'Import/ImportGrid',
  component: ImportGrid,
  args: source(faulty),
};

export default meta;

type Story = StoryObj<typeof ImportGrid>;

export const WithProblems: Story = {};

export const WithoutProblems: Story = { args: source(gridRows(5)) };

/** Only the rows in view are rendered. */
export const ThousandsOfRows: Story = {
  args: source([...gridRows(5000), gridRow(5002, { receiverSite: 'WGN' })]),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
