import { formatDollars } from '@consign/domain/pricing';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBolt, IconCheck, IconPigMoney } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './Comparison.module.css';
import { formatShortDay, type PricedQuote } from './compared-rows.js';

interface Props {
  readonly quote: PricedQuote;
  readonly isChosen: boolean;
  readonly onOpen: (quote: PricedQuote) => void;
}

/** A price and its delivery day, which opens into its lines. */
export function ComparedPrice({ quote, isChosen, onOpen }: Props): ReactNode {
  const { serviceType, pickupDate, deliveryDate, price, isCheapest, isFastest } = quote;
  return (
    <UnstyledButton
      className={classes.price}
      aria-haspopup="dialog"
      aria-current={isChosen || undefined}
      onClick={() => onOpen(quote)}
    >
      <VisuallyHidden>
        {serviceType.name}, pickup {formatShortDay(pickupDate)}:{' '}
      </VisuallyHidden>
      <strong>{formatDollars(price.subtotal)}</strong>
      <span className={classes.delivery}>
        {deliveryDate === null ? (
          'Delivery day unknown'
        ) : (
          <>
            Delivery <span className={classes.date}>{formatShortDay(deliveryDate)}</span>
          </>
        )}
      </span>
      {isCheapest && (
        <span className={classes.mark}>
          <IconPigMoney size={14} aria-hidden /> Cheapest
        </span>
      )}
      {isFastest && (
        <span className={classes.mark}>
          <IconBolt size={14} aria-hidden /> Fastest
        </span>
      )}
      {isChosen && (
        <span className={classes.mark}>
          <IconCheck size={14} aria-hidden /> In the quote
        </span>
      )}
    </UnstyledButton>
  );
}
