import type { ServiceType } from '@consign/api-client/consignment';
import { findDay, today, formatDate } from '@consign/domain/dates';
import type { Problem } from '@consign/domain/rules';
import { quoteQueries } from '@consign/queries';
import { useClient, useSettings } from '@consign/session';
import { below768, Card, TableSkeleton, typography, useMedia } from '@consign/ui';
import { Button } from '@mantine/core';
import { useQuery, skipToken } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PriceLines } from '@consign/consignment-parts/price-lines';
import { Dialog, DialogActions } from '@consign/ui/dialogs';

import { useFormSlice } from '@consign/consignment-parts';
import { toComparisonInputs, type QuoteValues } from '../request-bodies.js';
import type { QuoteForm } from '../use-quote-form.js';
import { describeFailure } from '../use-quote.js';
import {
  comparedDays,
  ComparedList,
  ComparedTable,
  toComparedRows,
  type PricedQuote,
} from './ComparedList.js';
import classes from './Comparison.module.css';

/** The most service types that one call compares. */
const MAX_SERVICE_TYPES = 20;

interface Props {
  readonly form: QuoteForm;
  readonly serviceTypes: readonly ServiceType[];
  readonly now: () => Date;
  /** The freight or a place is missing. */
  readonly onRefused: (problems: readonly Problem[]) => void;
  /** Takes a service type and its dates into the quote. */
  readonly onTake: (taken: Partial<QuoteValues>) => void;
}

// A comparison needs no values for the fields that it varies.
const compared = new Set(['serviceType', 'requestedDeliveryDate', 'requestedPickupDateTimeUtc']);

/** What-if: the same freight across the service types and seven days of pickup (QUOT-10). */
export function Comparison({ form, serviceTypes, now, onRefused, onTake }: Props): ReactNode {
  const { requestedPickupDateEnabled: hasPickup } = useSettings();
  const isNarrow = useMedia(below768);
  const [requested, setRequested] = useState<ReturnType<typeof toComparisonInputs> | null>(null);
  const [opened, setOpened] = useState<PricedQuote | null>(null);
  const codes = serviceTypes.map(({ code }) => code).slice(0, MAX_SERVICE_TYPES);
  const entered = (fromDate: string) =>
    toComparisonInputs(form.get().values, {
      serviceTypes: codes,
      fromDate: findDay(fromDate) ?? today(now()),
    });
  const followed = useFormSlice(form, ({ values, pendingItem }) =>
    requested === null ? null : { values, hasPendingItem: pendingItem !== null },
  );
  // Beside other freight or places it would be stale (QUOT-08); a service type and dates taken from it change nothing.
  const isCurrent =
    requested !== null &&
    followed?.hasPendingItem === false &&
    JSON.stringify(entered(requested.fromDate)) === JSON.stringify(requested);
  const query = useQuery({
    ...quoteQueries(useClient(), now).comparison(requested ?? entered('')),
    ...(isCurrent ? {} : { queryFn: skipToken }),
  });
  const compare = (): void => {
    // The contact too depends on the service type (QUOT-20).
    const missing = form.check().filter(({ id, path }) => !compared.has(path) && id !== 'PART-06');
    if (missing.length > 0) {
      onRefused(missing);
      return;
    }
    const from = findDay(form.get().values.requestedPickupDate);
    const inputs = entered(from !== null && from >= today(now()) ? from : '');
    if (JSON.stringify(inputs) === JSON.stringify(requested)) void query.refetch();
    else setRequested(inputs);
  };
  const isChosen = ({ serviceType, pickupDate, deliveryDate }: PricedQuote): boolean =>
    followed?.values.serviceType === serviceType.code &&
    followed.values.requestedDeliveryDate === deliveryDate &&
    (!hasPickup || followed.values.requestedPickupDate === pickupDate);
  const quotes = isCurrent && !query.isFetching ? query.data : undefined;
  const View = isNarrow ? ComparedList : ComparedTable;
  return (
    <Card
      title="Compare services and days"
      flush
      aside={
        <Button variant="default" onClick={compare}>
          {quotes === undefined ? 'Compare' : 'Compare again'}
        </Button>
      }
    >
      {quotes === undefined && !(isCurrent && (query.isFetching || query.isError)) && (
        <p className={classes.note}>
          {requested === null
            ? 'The price and delivery day of each service type, for pickup on seven days.'
            : 'Something has changed since the comparison. Compare again for current prices.'}
        </p>
      )}
      {isCurrent && query.isFetching && (
        <TableSkeleton label="Comparing" rows={Math.max(1, codes.length)} columns={isNarrow ? 2 : 8} />
      )}
      {isCurrent && query.isError && !query.isFetching && (
        <p className={classes.note} role="alert">
          {describeFailure(query.error)}
        </p>
      )}
      {quotes !== undefined && (
        <View
          rows={toComparedRows(quotes)}
          days={comparedDays(quotes)}
          isChosen={isChosen}
          onOpen={setOpened}
        />
      )}
      {opened !== null && (
        <ComparedQuoteDialog
          quote={opened}
          onClose={() => setOpened(null)}
          onTake={() => {
            setOpened(null);
            onTake({
              serviceType: opened.serviceType.code,
              ...(hasPickup ? { requestedPickupDate: opened.pickupDate } : {}),
              ...(opened.deliveryDate === null ? {} : { requestedDeliveryDate: opened.deliveryDate }),
            });
          }}
        />
      )}
    </Card>
  );
}

interface ComparedQuoteDialogProps {
  readonly quote: PricedQuote;
  readonly onClose: () => void;
  readonly onTake: () => void;
}

/** A quote of the comparison in its lines, to take into the quote form. */
function ComparedQuoteDialog({ quote, onClose, onTake }: ComparedQuoteDialogProps): ReactNode {
  const { serviceType, pickupDate, deliveryDate, price } = quote;
  return (
    <Dialog opened title={serviceType.name} size="lg" onClose={onClose}>
      <p className={typography.note}>
        Pickup {formatDate(pickupDate)}
        {deliveryDate !== null && `, delivery ${formatDate(deliveryDate)}`}
      </p>
      <PriceLines caption={serviceType.name} price={price} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onTake} data-autofocus>
          Use in quote
        </Button>
      </DialogActions>
    </Dialog>
  );
}
