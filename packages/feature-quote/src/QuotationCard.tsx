import { toMeasures, useFormSlice } from '@consign/consignment-parts';
import { PriceLines } from '@consign/consignment-parts/price-lines';
import { calculateTotals, toKilograms } from '@consign/domain/freight';
import { missingPermissionMessage, noSiteMessage } from '@consign/domain/permissions';
import { formatDollars } from '@consign/domain/pricing';
import { usePermissions, useSites } from '@consign/session';
import { Card, DisabledReasonButton, layout, lazyComponent, typography } from '@consign/ui';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import classes from './Quote.module.css';
import type { QuoteReference } from './request-bodies.js';
import type { QuoteForm } from './use-quote-form.js';
import { useQuote } from './use-quote.js';

const QuotationInfo = lazyComponent(async () => (await import('./QuotationInfo.js')).QuotationInfo);

interface Props {
  readonly form: QuoteForm;
  readonly now: () => Date;
  readonly isCreating: boolean;
  readonly onQuote: () => void;
  /** With the quote that is shown; null without one. */
  readonly onCreate: (quote: QuoteReference | null) => void;
}

const waiting: Readonly<Record<'none' | 'incomplete' | 'updating', string>> = {
  none: 'Get a quote first',
  incomplete: 'Complete the form first',
  updating: 'The quote is being updated',
};

/** The quote in lines, and the consignment that can be created from it (QUOT-01, QUOT-07). */
export function QuotationCard({ form, now, isCreating, onQuote, onCreate }: Props): ReactNode {
  const quotation = useQuote(form, now);
  const items = useFormSlice(form, ({ values }) => values.lineItems);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const canCreate = usePermissions().has('Consignment.CREATE');
  const hasSite = useSites().available.length > 0;
  const { state } = quotation;
  const isPriced = state === 'quoted' || state === 'failed';
  const findReason = (): string | null => {
    if (!canCreate) return missingPermissionMessage;
    if (!hasSite) return noSiteMessage;
    return state === 'quoted' || state === 'failed' ? null : waiting[state];
  };
  return (
    <div className={classes.quotation}>
      <Card
        title="Quotation"
        stacked
        aside={
          <ActionIcon
            variant="subtle"
            aria-label="Delivery quotation info"
            onPointerEnter={QuotationInfo.preload}
            onClick={() => setInfoOpen(true)}
          >
            <IconInfoCircle size={18} aria-hidden />
          </ActionIcon>
        }
      >
        <output className={classes.price}>
          {state === 'none' && <span className={typography.note}>Prices exclude GST.</span>}
          {state === 'incomplete' && (
            <span className={typography.note}>Complete the form to update the quote.</span>
          )}
          {state === 'updating' && <span className={typography.note}>Updating…</span>}
          {state === 'quoted' && (
            <>
              <strong>{formatDollars(quotation.quote.totalPrice)}</strong> excluding GST
            </>
          )}
        </output>
        {state === 'failed' && (
          <p className={layout.notice} data-tone="warning" role="alert">
            {quotation.message}
          </p>
        )}
        {state === 'updating' && (
          <div aria-hidden>
            <Skeleton height={16} mb={8} />
            <Skeleton height={16} mb={8} />
            <Skeleton height={16} />
          </div>
        )}
        {state === 'quoted' && (
          <PriceLines
            caption="Quote"
            price={quotation.quote.price}
            deadWeight={toKilograms(calculateTotals(items.map((item) => toMeasures(item))).weight)}
          />
        )}
        <div className={layout.buttons}>
          <Button variant={isPriced ? 'default' : 'filled'} disabled={isCreating} onClick={onQuote}>
            {isPriced ? 'Get a new quote' : 'Get quote'}
          </Button>
          <DisabledReasonButton
            variant={isPriced ? 'filled' : 'default'}
            busy={isCreating}
            reason={findReason()}
            onClick={() => onCreate(quotation.state === 'quoted' ? quotation.reference : null)}
          >
            Create consignment
          </DisabledReasonButton>
        </div>
        {state === 'failed' && findReason() === null && (
          <p className={typography.note}>You can create the consignment without a quote.</p>
        )}
      </Card>
      {isInfoOpen && <QuotationInfo onClose={() => setInfoOpen(false)} />}
    </div>
  );
}
