import type { Consignment } from '@consign/api-client/consignment';
import { useBinding } from '@consign/consignment-parts';
import { findPrintWarning } from '@consign/domain/files';
import { textFields, textsOnCard, type TextFieldInfo, type TextOn } from '@consign/domain/rules';
import { Card, fieldId, TextField, typography } from '@consign/ui';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';

import { Hireage } from '../Hireage/Hireage.js';
import type { Schedule } from '../schedule.js';
import type { ConsignmentFormState } from '../use-consignment-form.js';
import classes from './AdditionalSection.module.css';
import { ReceiversLink } from './ReceiversLink.js';
import { TrackingLink } from './TrackingLink.js';

interface Props {
  readonly form: ConsignmentFormState;
  /** Its prices (CONS-09); nothing before the first save. */
  readonly children?: ReactNode;
}

/** Notes, sales reference, price, export (EXPT-01), hireage (HIRE-01) and tracking link (CONS-04). */
export function AdditionalSection({ form, children }: Props): ReactNode {
  const { consignment, schedule, sections } = form;
  const { values, errors, change, leave } = useBinding(form, [
    ...textsOnCard.additional,
    'hireage',
    'exportCertificate',
  ]);
  const readOnly = !sections.canEdit('notes');
  const hireage = sections.findOptional('hireage', (consignment?.hireage.length ?? 0) > 0);
  const exporting = sections.findOptional('export', (consignment?.consignmentFlags.length ?? 0) > 0);
  const renderText = (name: TextOn<'additional'>) => {
    const { label, kind, maxTypedLength }: TextFieldInfo = textFields[name];
    return (
      <TextField
        key={name}
        id={fieldId(name)}
        label={label}
        lines={kind === 'notes' ? 2 : undefined}
        maxTypedLength={maxTypedLength}
        value={values[name]}
        error={errors[name]}
        warning={findPrintWarning(values[name])}
        optional
        readOnly={readOnly}
        onChange={(value) => change(name, value)}
        onBlur={() => leave(name)}
      />
    );
  };
  return (
    <Card title="Additional details">
      {textsOnCard.additional.map(renderText)}
      {children}
      <div className={classes.options}>
        {exporting !== null && (
          <ExportField
            value={values.exportCertificate}
            error={errors['exportCertificate']}
            readOnly={exporting.readOnly}
            onChange={(certificate) => change('exportCertificate', certificate)}
            onLeave={() => leave('exportCertificate')}
          />
        )}
        {hireage !== null && (
          <Hireage
            rows={values.hireage}
            errors={errors}
            readOnly={hireage.readOnly}
            onChange={(rows, paths) => change('hireage', rows, paths)}
            onLeave={leave}
          />
        )}
      </div>
      {consignment !== null && <Tracking consignment={consignment} schedule={schedule} />}
    </Card>
  );
}

interface ExportProps {
  /** The export certificate; null if the consignment is not an export. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly readOnly: boolean;
}

/** The export checkbox and the certificate it requires (EXPT-01). */
function ExportField({ value, onChange, error, onLeave, readOnly }: ExportProps): ReactNode {
  return (
    <div>
      {readOnly ? (
        value === null && <p className={typography.dimmed}>Not an export</p>
      ) : (
        <Checkbox
          mb={value === null ? 0 : 8}
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

interface TrackingProps {
  readonly consignment: Consignment;
  readonly schedule: Schedule | undefined;
}

/** The provider's tracking page (CONS-05), or the page that the product has for the receiver (TRAK-03). */
function Tracking({ consignment, schedule }: TrackingProps): ReactNode {
  const { trackingUrl, receiversPage } = consignment;
  if (receiversPage !== null)
    return <ReceiversLink consignment={consignment} page={receiversPage} schedule={schedule} />;
  return trackingUrl === null ? null : <TrackingLink href={trackingUrl} schedule={schedule} />;
}
