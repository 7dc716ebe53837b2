import type { Consignment, ConsignmentPrices } from '@consign/api-client/consignment';
import { formatDate } from '@consign/domain/dates';
import { formatDollars } from '@consign/domain/pricing';
import { canSeePrice, currentStatus } from '@consign/domain/status';
import { priceQueries } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { layout, lazyComponent, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import classes from './Price.module.css';

const PriceDialog = lazyComponent(async () => (await import('./PriceDialog.js')).PriceDialog);

const noEstimate = 'A price estimate is not currently available for this consignment';

interface Props {
  readonly consignment: Consignment;
}

/** The prices of a consignment (CONS-09) and how they are made; for a draft only the quote that it came from (QUOT-11). */
export function PriceSummary({ consignment }: Props): ReactNode {
  const permissions = usePermissions();
  const status = currentStatus(consignment.statusHistory)?.code ?? null;
  const isPriced = canSeePrice({ status, permissions, isNew: false }).allowed;
  const [isOpen, setOpen] = useState(false);
  const prices = useQuery({
    ...priceQueries(useClient()).forConsignment(consignment.reference),
    enabled: permissions.has('Consignment.ViewPricing'),
  }).data;
  const quote = prices?.quote ?? null;
  if (!isPriced && quote === null) return null;
  const hasLines = prices === undefined || hasPrice(prices);
  return (
    <section className={classes.root} aria-labelledby="price-title">
      <div className={layout.row} data-apart>
        <h3 id="price-title">
          Price <small>excluding GST</small>
        </h3>
        {hasLines && (
          <Button
            variant="subtle"
            size="compact-sm"
            px={0}
            onPointerEnter={PriceDialog.preload}
            onClick={() => setOpen(true)}
          >
            How this price is made
          </Button>
        )}
      </div>
      {isPriced && <Prices consignment={consignment} prices={prices} />}
      {quote !== null && (
        <dl className={`${layout.facts} ${classes.prices}`}>
          <div>
            <dt>Quote of {formatDate(quote.priceDateTimeUtc)}</dt>
            <dd data-right>{formatDollars(quote.subtotal)}</dd>
          </div>
        </dl>
      )}
      {isOpen && <PriceDialog consignment={consignment} onClose={() => setOpen(false)} />}
    </section>
  );
}

function hasPrice({ quote, estimate, confirmed }: ConsignmentPrices): boolean {
  return quote !== null || estimate !== null || confirmed !== null;
}

interface PricesProps extends Props {
  /** Undefined until they are read; the consignment itself has the two amounts. */
  readonly prices: ConsignmentPrices | undefined;
}

function Prices({ consignment, prices }: PricesProps): ReactNode {
  const estimate = prices === undefined ? consignment.estimatedPrice : (prices.estimate?.subtotal ?? null);
  const confirmed = prices === undefined ? consignment.confirmedPrice : (prices.confirmed?.subtotal ?? null);
  const isEstimating = prices?.isEstimating === true;
  return (
    <>
      <dl className={`${layout.facts} ${classes.prices}`}>
        {estimate !== null && (
          <div data-outdated={isEstimating || undefined}>
            <dt>
              Estimated price <small>excluding FAF{isEstimating && ', before the last change'}</small>
            </dt>
            <dd data-right>{formatDollars(estimate)}</dd>
          </div>
        )}
        {confirmed !== null && (
          <div>
            <dt>Confirmed price</dt>
            <dd data-right>{formatDollars(confirmed)}</dd>
          </div>
        )}
      </dl>
      {estimate === null && confirmed === null && !isEstimating && (
        <p>
          {noEstimate}
          {prices !== undefined && prices.reason !== null && (
            <span className={typography.secondLine}>{prices.reason}</span>
          )}
        </p>
      )}
      <output>{isEstimating && 'Updating the estimate…'}</output>
    </>
  );
}
