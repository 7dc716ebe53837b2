import { dangerousGoodsQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { SelectField, TextField, type FieldProps } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A dangerous goods class: a list, or a text field if the list could not be loaded (DG-02). */
export function ClassField({ value, onChange, ...field }: Props): ReactNode {
  const { data: known = [] } = useQuery(dangerousGoodsQueries(useClient()).classes());
  if (known.length === 0) {
    return <TextField {...field} value={value} onChange={onChange} />;
  }
  const isListed = value === '' || known.some(({ code }) => code === value);
  return (
    <SelectField
      {...field}
      options={[
        ...(isListed ? [] : [{ value, label: value }]),
        ...known.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
      ]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
