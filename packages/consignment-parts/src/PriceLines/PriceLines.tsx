import type { Price } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import { findWeight, formatWeight } from '@consign/domain/freight';
import { findCents, formatDollars, formatPercent, sortPriceLines } from '@consign/domain/pricing';
import { layout, typography } from '@consign/ui';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './PriceLines.module.css';

interface Props {
  readonly price: Price;
  /** Names the table to a screen reader: 'Quote', 'Estimate'. */
  readonly caption: string;
  /** Kilograms of all freight, to say which weight is charged; left out where it isn't known. */
  readonly deadWeight?: number | undefined;
}

/** A price line by line, each with its arithmetic, in the order of QUOT-12, and what made the price. */
export function PriceLines({ price, caption, deadWeight }: Props): ReactNode {
  const { gstPercent, subtotal, gst, total, chargeableWeight } = price;
  const weight = chargeableWeight === null ? null : findWeight(chargeableWeight);
  return (
    <div>
      <table className={`${layout.table} ${classes.table}`}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <VisuallyHidden component="thead">
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Amount</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {sortPriceLines(price.lines).map((line) => (
            <tr key={`${line.kind} ${line.code} ${line.name} ${line.arithmetic}`}>
              <th scope="row">
                <bdi>{line.name}</bdi>
                {line.arithmetic !== '' && <small>{line.arithmetic}</small>}
              </th>
              <td data-right>{formatDollars(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Subtotal excluding GST</th>
            <td data-right>{formatDollars(subtotal)}</td>
          </tr>
          <tr>
            <th scope="row">GST {formatPercent(findCents(gstPercent) ?? 0)}</th>
            <td data-right>{formatDollars(gst)}</td>
          </tr>
          <tr>
            <th scope="row">Total including GST</th>
            <td data-right>{formatDollars(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={`${layout.row} ${typography.hint} ${classes.made}`}>
        {weight !== null && (
          <span>
            Chargeable weight {formatWeight(weight)}
            {deadWeight !== undefined && `, ${describeBasis(chargeableWeight, deadWeight)}`}
          </span>
        )}
        <span>Priced {formatDateTime(price.priceDateTimeUtc)}</span>
        {price.tariffCode !== null && (
          <span>
            Tariff <bdi>{price.tariffCode}</bdi>
            {price.cardCode !== null && (
              <>
                , card <bdi>{price.cardCode}</bdi>
              </>
            )}
          </span>
        )}
      </p>
    </div>
  );
}

function describeBasis(chargeable: number | null, dead: number): string {
  return chargeable !== null && chargeable > dead ? 'charged on volumetric weight' : 'charged on dead weight';
}
