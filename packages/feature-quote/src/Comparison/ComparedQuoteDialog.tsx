import { PriceLines } from '@consign/consignment-parts/price-lines';
import { formatDate } from '@consign/domain/dates';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './Comparison.module.css';
import type { PricedQuote } from './compared-rows.js';

interface Props {
  readonly quote: PricedQuote;
  readonly onClose: () => void;
  readonly onTake: () => void;
}

/** A quote of the comparison in its lines, to take into the quote form. */
export function ComparedQuoteDialog({ quote, onClose, onTake }: Props): ReactNode {
  const { serviceType, pickupDate, deliveryDate, price } = quote;
  return (
    <Dialog opened title={serviceType.name} size="lg" onClose={onClose}>
      <p className={classes.when}>
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
