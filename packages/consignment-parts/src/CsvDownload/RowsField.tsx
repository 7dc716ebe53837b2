import type { RowPer } from '@consign/api-client/consignment';
import { usePermissions } from '@consign/session';
import { SelectField } from '@consign/ui';
import type { ReactNode } from 'react';

const labels: Readonly<Record<RowPer, string>> = {
  CONSIGNMENT: 'One row per consignment',
  PRICE_LINE: 'One row per price line',
};

interface Props {
  readonly rowPer: RowPer;
  readonly onChange: (rowPer: RowPer) => void;
}

/** What a row of a file is, for users who may see prices (EXTR-17). */
export function RowsField({ rowPer, onChange }: Props): ReactNode {
  if (!usePermissions().has('Consignment.ViewPricing')) return null;
  return (
    <SelectField
      label="Rows"
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      value={rowPer}
      onChange={(value) => onChange(value === 'PRICE_LINE' ? value : 'CONSIGNMENT')}
    />
  );
}
