import { formatDate, type Day } from '@consign/domain/dates';
import { DateField, focusField, type DateFieldProps } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends Omit<DateFieldProps, 'hint'> {
  /** The path of the field. */
  readonly path: string;
  /** The earliest possible date, shown as the hint if there is no other. */
  readonly earliest?: string | undefined;
  /** The day that an error offers; null if none is known (DATE-13). */
  readonly possible: Day | null;
  /** The lookup error, shown without blocking the user (DATE-03, DATE-04). */
  readonly failure: string | null;
}

const notWorking = 'Not a working date';
const tooEarly = 'Earlier than the service date';

/**
 * A requested date. A closed day shows why it is closed, one that is too early shows the earliest, and an error offers
 * the next possible day.
 */
export function RequestedDate(props: Props): ReactNode {
  const { path, closedDays, error, failure, earliest, possible, ...field } = props;
  const reason = closedDays?.get(field.value);
  const more = error === notWorking ? reason : error === tooEarly ? earliest : undefined;
  const isOffered = error !== undefined && error !== null && possible !== null && possible !== field.value;
  return (
    <div>
      <DateField
        {...field}
        closedDays={closedDays}
        error={more === undefined ? error : `${error}. ${more}`}
        hint={reason ?? failure ?? earliest}
      />
      {isOffered && field.readOnly !== true && (
        <Button
          mb={6}
          variant="light"
          size="compact-sm"
          aria-label={`Set to ${formatDate(possible)}: ${field.label}`}
          onClick={() => {
            field.onChange(possible);
            focusField(path);
          }}
        >
          Set to {formatDate(possible)}
        </Button>
      )}
    </div>
  );
}
