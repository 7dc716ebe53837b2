import {
  importColumns,
  normaliseHeader,
  type ColumnNames,
  type ImportColumn,
  type ImportHeader,
} from '@consign/domain/import-csv';
import { importCalls, importQueries, type ImportHeading } from '@consign/queries';
import { useClient } from '@consign/session';
import { layout, SelectField, typography } from '@consign/ui';
import { Dialog, DialogForm } from '@consign/ui/dialogs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';

import { showText } from '../problem-text.js';

interface Props {
  readonly opened: boolean;
  readonly header: ImportHeader;
  readonly onClose: () => void;
  readonly onSaved: (columnNames: ColumnNames) => void;
}

const notRead = 'none';
const options = [
  { value: notRead, label: 'Not read' },
  ...importColumns.map(({ key, header, about }) => ({ value: key as string, label: header, hint: about })),
];

/** Matches headings of a file to columns, for the whole organisation (IMPT-17). */
export function ColumnsDialog({ opened, onClose, ...rest }: Props): ReactNode {
  return (
    <Dialog opened={opened} onClose={onClose} title="Match columns" closeOnOutsideClick={false}>
      <ColumnsForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function ColumnsForm({ header, onClose, onSaved }: Omit<Props, 'opened'>): ReactNode {
  const client = useClient();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const save = useMutation({
    mutationFn: async (columns: readonly ImportHeading[]) => {
      await importCalls(client).rememberColumns(columns);
      await cache.invalidateQueries({ queryKey: importQueries(client).columns().queryKey });
    },
    onSuccess: (_saved, columns) =>
      onSaved(Object.fromEntries(columns.map(({ heading, column }) => [normaliseHeader(heading), column]))),
    meta: { failure: 'screen' },
  });
  const names = header.names.map((name, index) => ({ name, index })).filter(({ name }) => name !== '');
  const find = (index: number): string => chosen.get(index) ?? header.columns[index] ?? notRead;
  return (
    <DialogForm
      busy={save.isPending}
      error={save.isError ? `The columns were not saved. ${save.error.message}` : null}
      onCancel={onClose}
      onSave={() => {
        const columns = names.map(({ name, index }): ImportHeading => {
          const value = find(index);
          return { heading: name.slice(0, 256), column: value === notRead ? null : (value as ImportColumn) };
        });
        const changed = columns.filter((_column, at) => isChanged(names[at]?.index ?? -1));
        if (changed.length === 0) onClose();
        else save.mutate(changed);
      }}
    >
      <p className={typography.note}>
        What a column of your file stands for. It is remembered for everyone in your organisation.
      </p>
      {names.map(({ name, index }) => (
        <SelectField
          key={index}
          label={name}
          options={options}
          value={find(index)}
          onChange={(value) => setChosen((last) => new Map(last).set(index, value ?? notRead))}
        />
      ))}
    </DialogForm>
  );

  function isChanged(index: number): boolean {
    const value = chosen.get(index);
    return value !== undefined && value !== (header.columns[index] ?? notRead);
  }
}

interface UnknownColumnsProps {
  readonly header: ImportHeader;
  readonly onMatch: () => void;
}

/** Says which columns of the file are not read (IMPT-17). */
export function UnknownColumns({ header: { unknown }, onMatch }: UnknownColumnsProps): ReactNode {
  return (
    <div className={unknown.length === 0 ? layout.row : layout.notice} data-row>
      {unknown.length > 0 && (
        <p>
          {unknown.length === 1 ? 'This column is not read: ' : 'These columns are not read: '}
          {unknown.map((name) => `"${showText(name)}"`).join(', ')}. Match{' '}
          {unknown.length === 1 ? 'it to a column' : 'them to columns'} of an import once; your organisation
          need not do it again.
        </p>
      )}
      <Button variant="default" onClick={onMatch}>
        Match columns
      </Button>
    </div>
  );
}
