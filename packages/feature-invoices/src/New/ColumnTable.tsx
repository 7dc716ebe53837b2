import { invoiceFields, type InvoiceField } from '@consign/domain/invoices';
import { layout, typography } from '@consign/ui';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from '../Invoices.module.css';
import type { InvoicePreview } from '../worker/protocol.js';

interface Props {
  readonly preview: InvoicePreview;
  readonly disabled: boolean;
  readonly onChoose: (index: number, field: InvoiceField | null) => void;
}

const notRead = 'none';
const options = [
  { value: notRead, label: 'Not read' },
  ...invoiceFields.map(({ field, label }) => ({ value: field, label })),
];

/** What each column of the file holds, to be corrected (INVC-19). */
export function ColumnTable({ preview, disabled, onChoose }: Props): ReactNode {
  const { header, columns, samples } = preview;
  return (
    <table className={layout.table} aria-label="Columns of the file">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Holds</th>
          <th scope="col" className={classes.samples}>
            First rows
          </th>
        </tr>
      </thead>
      <tbody>
        {header.map((name, index) => {
          const label = name === '' ? `Column ${index + 1}` : name;
          const field = columns[index] ?? null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a file's columns never move, and their names repeat
            <tr key={index} className={field === null ? typography.dimmed : undefined}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td className={classes.choice}>
                {/* Native: a wide file has a hundred of them. */}
                <NativeSelect
                  aria-label={`${label} holds`}
                  data={options}
                  value={field ?? notRead}
                  onChange={(event) => onChoose(index, findField(event.currentTarget.value))}
                  disabled={disabled}
                />
              </td>
              <td className={classes.samples}>
                <bdi>
                  {samples
                    .map((row) => row[index] ?? '')
                    .filter((cell) => cell !== '')
                    .join(', ')}
                </bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function findField(value: string): InvoiceField | null {
  return invoiceFields.find(({ field }) => field === value)?.field ?? null;
}
