import { fieldId, TextField } from '@consign/ui';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './ExportField.module.css';

interface Props {
  /** The export certificate; null if the consignment is not an export. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly readOnly: boolean;
}

/** The export checkbox and the certificate it requires (EXPT-01). */
export function ExportField({ value, onChange, error, onLeave, readOnly }: Props): ReactNode {
  return (
    <div>
      {readOnly ? (
        value === null && <p className={classes.none}>Not an export</p>
      ) : (
        <Checkbox
          className={classes.tick ?? ''}
          label="Export"
          checked={value !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
        />
      )}
      {value !== null && (
        <TextField
          label="Export certificate"
          id={fieldId('exportCertificate')}
          value={value}
          error={error}
          readOnly={readOnly}
          onChange={onChange}
          onBlur={onLeave}
        />
      )}
    </div>
  );
}
