import { useFileDrop } from '@consign/consignment-parts';
import {
  importColumns,
  writeImportExample,
  writeImportTemplate,
  type ImportColumnPart,
  type ImportContext,
} from '@consign/domain/import-csv';
import { noSiteMessage } from '@consign/domain/permissions';
import { useSites } from '@consign/session';
import { Card, layout, SelectField, typography } from '@consign/ui';
import { Button, FileInput, Progress } from '@mantine/core';
import { IconDownload, IconFileImport, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import classes from '../Import.module.css';
import { saveCsv } from '../save-text.js';
import type { ImportState } from '../state/use-import.js';

interface Props {
  readonly state: ImportState;
  readonly context: ImportContext;
}

/** The element of the card. */
export const fileCardId = 'import-file';

const formats = [{ value: 'sites', label: 'Consignments between sites' }];

/** Chooses a file, loads and validates it (IMPT-01). */
export function FileCard({ state, context }: Props): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { isReading, isRunning, readShare } = state;
  const hasSite = useSites().available.length > 0;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setMissing(false);
  };
  const isDisabled = isRunning || !hasSite;
  const drop = useFileDrop(!isDisabled, ([dropped = null]) => choose(dropped));
  return (
    <Card title="Import CSV" id={fileCardId} stacked>
      {!hasSite && (
        <p className={layout.notice} data-tone="warning" role="alert">
          {noSiteMessage}
        </p>
      )}
      <div className={classes.drop} {...drop}>
        <SelectField label="Format" options={formats} value="sites" onChange={() => undefined} />
        <FileInput
          label="CSV file"
          placeholder="Choose a CSV file, or drop it here"
          classNames={{ label: typography.label, section: classes.fileSection ?? '' }}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          leftSection={<IconUpload size={18} aria-hidden />}
          value={file}
          onChange={choose}
          disabled={isDisabled}
          error={isMissing ? 'Choose a CSV file' : undefined}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
        />
        <Button
          className={classes.load}
          variant={state.loaded === null ? 'filled' : 'default'}
          leftSection={<IconFileImport size={18} aria-hidden />}
          loading={isReading}
          disabled={isDisabled}
          onClick={() => {
            if (file === null) setMissing(true);
            else state.load(file);
          }}
        >
          Load & Validate
        </Button>
      </div>
      {isReading && (
        <Progress value={readShare * 100} aria-label={`Reading the file: ${Math.round(readShare * 100)} %`} />
      )}
      {state.loaded === null && state.notice !== null && (
        <p className={layout.notice} data-tone="warning" role="alert">
          {state.notice.text}
        </p>
      )}
      <Templates context={context} />
    </Card>
  );
}

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
function Templates({ context }: { readonly context: ImportContext }): ReactNode {
  return (
    <>
      <div className={layout.buttons}>
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
      <details>
        <summary>Columns of the file</summary>
        <p className={typography.note}>
          Columns are found by their header, in any order. A row with a Charge Account begins a consignment;
          rows without one add freight or hireage to it.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
        <section className={classes.scroll} aria-label="Columns of the file" tabIndex={0}>
          <table className={layout.table}>
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
