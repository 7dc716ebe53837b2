import type { DeliveryExtra } from '@consign/api-client/consignment';
import { useBinding, type Binding } from '@consign/consignment-parts';
import { Card, fieldId, layout, NumberField, toastError, typography } from '@consign/ui';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';

import classes from './Quote.module.css';
import type { QuoteValues } from './request-bodies.js';
import type { QuoteForm } from './use-quote-form.js';

interface Props {
  readonly form: QuoteForm;
  readonly readOnly: boolean;
}

/** How many of each extra: a switch for one of the whole consignment, else a count (QUOT-03, XTRA-04). */
export function ExtrasCard({ form, readOnly }: Props): ReactNode {
  const binding = useBinding(form, ['extras']);
  const { extras: lookup } = form.lookups;
  const isFailed = lookup.state === 'failed';
  useEffect(() => {
    if (isFailed) toastError('Delivery extras could not be loaded');
  }, [isFailed]);
  if (lookup.state === 'off') return null;
  return (
    <Card title="Extras">
      {lookup.state === 'no-service-type' && (
        <p className={typography.note}>Choose a service type to see its extras.</p>
      )}
      {lookup.state === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={36} mb={12} />
          <Skeleton height={36} />
        </div>
      )}
      {lookup.state === 'failed' && (
        <p className={`${layout.row} ${typography.error}`} role="alert">
          Couldn't load extras
          <Button variant="default" size="compact-sm" loading={lookup.isRetrying} onClick={lookup.retry}>
            Retry
          </Button>
        </p>
      )}
      {lookup.state === 'known' && lookup.extras.length === 0 && (
        <p className={typography.note}>This service type has no extras.</p>
      )}
      {lookup.state === 'known' && lookup.extras.length > 0 && (
        <ul className={classes.extras}>
          {lookup.extras.map((extra) => (
            <li key={extra.deliveryExtraId}>
              <ExtraField extra={extra} binding={binding} readOnly={readOnly} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FieldProps {
  readonly binding: Binding<Pick<QuoteValues, 'extras'>>;
  readonly readOnly: boolean;
  readonly extra: DeliveryExtra;
}

function ExtraField({ extra, binding, readOnly }: FieldProps): ReactNode {
  const { deliveryExtraCode: code, deliveryExtraName: name, deliveryExtraDescription: description } = extra;
  const { values, errors, change, leave } = binding;
  const path = `extras/${code}`;
  const count = values.extras[code] ?? null;
  const set = (value: number | null): void => change('extras', { ...values.extras, [code]: value }, [path]);
  if (extra.isPerConsignment) {
    return (
      <Checkbox
        id={fieldId(path)}
        role="switch"
        aria-checked={(count ?? 0) > 0}
        label={name}
        description={description}
        error={errors[path]}
        checked={(count ?? 0) > 0}
        disabled={readOnly}
        onChange={(event) => set(event.currentTarget.checked ? 1 : null)}
      />
    );
  }
  return (
    <NumberField
      id={fieldId(path)}
      label={name}
      hint={description ?? undefined}
      optional
      value={count}
      error={errors[path]}
      readOnly={readOnly}
      onChange={set}
      onBlur={() => leave(path)}
    />
  );
}
