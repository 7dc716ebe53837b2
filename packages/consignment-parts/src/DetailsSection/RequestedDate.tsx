import { DateField, type DateFieldProps } from '@consign/ui';
import type { ReactNode } from 'react';

interface Props extends Omit<DateFieldProps, 'hint'> {
  /** The earliest possible date, shown as the hint if there is no other. */
  readonly earliest?: string | undefined;
  /** The lookup error, shown without blocking the user (DATE-03, DATE-04). */
  readonly failure: string | null;
}

const notWorking = 'Not a working date';
const tooEarly = 'Earlier than the service date';

/** A requested date. A closed day shows why it is closed, one that is too early shows the earliest. */
export function RequestedDate({ closedDays, error, failure, earliest, ...field }: Props): ReactNode {
  const reason = closedDays?.get(field.value);
  const more = error === notWorking ? reason : error === tooEarly ? earliest : undefined;
  return (
    <DateField
      {...field}
      closedDays={closedDays}
      error={more === undefined ? error : `${error}. ${more}`}
      hint={reason ?? failure ?? earliest}
    />
  );
}
