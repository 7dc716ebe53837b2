import { DateField, type DateFieldProps } from '@consign/ui';
import type { ReactNode } from 'react';

interface Props extends Omit<DateFieldProps, 'hint'> {
  /** What the service can do; said while nothing else is. */
  readonly earliest?: string | undefined;
  /** The look-up failed: said, and in nobody's way (DATE-03, DATE-04). */
  readonly failure: string | null;
}

const notWorking = 'Not a working date';
const tooEarly = 'Earlier than the service date';

/** A date that is asked for. A closed day says why it is closed, one too early which is the first. */
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
