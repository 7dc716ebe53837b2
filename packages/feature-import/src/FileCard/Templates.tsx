import {
  type ImportColumnPart,
  type ImportContext,
  importColumns,
  writeImportExample,
  writeImportTemplate,
} from '@consign/domain/import-csv';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from '../Import.module.css';
import { saveCsv } from '../save-text.js';

const requiredOf: Readonly<Record<ImportColumnPart, string>> = {
  consignment: 'Required',
  freight: 'Required with freight',
  hireage: 'Required with hireage',
};

const requiredTexts = {
  no: 'Optional',
  setting: 'Depends on your freight provider',
  default: 'Empty takes the default',
} as const;

/** A template, a filled example, and what each column is (IMPT-11, IMPT-15). */
export function Templates({ context }: { readonly context: ImportContext }): ReactNode {
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveCsv('Import template.csv', writeImportTemplate())}
        >
          Download template
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveCsv('Import example.csv', writeImportExample(context))}
        >
          Download example
        </Button>
      </div>
      <details className={classes.details}>
        <summary>Columns of the file</summary>
        <p className={classes.note}>
          Columns are found by their header, in any order. A row with a Charge Account begins a consignment;
          rows without one add freight or hireage to it.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
        <section className={classes.scroll} aria-label="Columns of the file" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">Needed</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              {importColumns.map(({ key, header, part, required, about }) => (
                <tr key={key}>
                  <th scope="row">{header}</th>
                  <td>{required === 'yes' ? requiredOf[part] : requiredTexts[required]}</td>
                  <td>{about}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
