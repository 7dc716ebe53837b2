import type { Consignment } from '@consign/api-client/consignment';
import type { Binding } from '@consign/consignment-parts';
import { findPrintWarning } from '@consign/domain/files';
import { textFields, textsOnCard, type TextFieldInfo, type TextOn } from '@consign/domain/rules';
import { Card, fieldId, TextField } from '@consign/ui';
import type { ReactNode } from 'react';

import { ExportField } from '../ExportField/ExportField.js';
import { Hireage } from '../Hireage/Hireage.js';
import type { HireageRow } from '../Hireage/hireage-row.js';
import type { Schedule } from '../schedule.js';
import classes from './AdditionalSection.module.css';
import { ReceiversLink } from './ReceiversLink.js';
import { TrackingLink } from './TrackingLink.js';

type AdditionalText = TextOn<'additional'>;

interface AdditionalValues extends Readonly<Record<AdditionalText, string>> {
  readonly hireage: readonly HireageRow[];
  /** Null if the consignment is not an export. */
  readonly exportCertificate: string | null;
}

interface Props {
  readonly binding: Binding<AdditionalValues>;
  readonly readOnly: boolean;
  /** Null where the tenant does not use hireage (HIRE-01). */
  readonly hireage: { readonly readOnly: boolean } | null;
  /** Null where the tenant does not use exports (EXPT-01). */
  readonly exporting: { readonly readOnly: boolean } | null;
  /** Null before the first save. */
  readonly consignment: Consignment | null;
  readonly schedule?: Schedule | undefined;
  /** Its prices (CONS-09); nothing before the first save. */
  readonly children?: ReactNode;
}

/** Notes, sales reference, price, export, hireage and tracking link (CONS-04). */
export function AdditionalSection({
  binding: { values, errors, change, leave },
  readOnly,
  hireage,
  exporting,
  consignment,
  schedule,
  children,
}: Props): ReactNode {
  const renderText = (name: AdditionalText) => {
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
