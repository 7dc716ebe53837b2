import type { Price } from '@consign/api-client/consignment';
import { type Cents, comparePrices, formatCents, formatDifference } from '@consign/domain/pricing';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './Price.module.css';

interface Props {
  readonly estimate: Price;
  readonly confirmed: Price;
}

const labels = { FREIGHT: 'Freight', EXTRA: 'Extras', SURCHARGE: 'Surcharges', FAF: 'FAF' } as const;

/** The estimate beside the confirmed price, and what made the difference (QUOT-22). */
export function Comparison({ estimate, confirmed }: Props): ReactNode {
  const compared = comparePrices(estimate, confirmed);
  return (
    <table className={classes.comparison}>
      <caption>
        <VisuallyHidden>Estimate and confirmed price</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Estimated</th>
          <th scope="col">Confirmed</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {compared.kinds.map(({ kind, reasons, ...amounts }) => (
          <tr key={kind}>
            <th scope="row">
              {labels[kind]}
              {reasons.map((reason) => (
                <small key={reason}>
                  <bdi>{reason}</bdi>
                </small>
              ))}
            </th>
            <Amounts {...amounts} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Subtotal excluding FAF</th>
          <Amounts estimated={compared.estimated} confirmed={compared.confirmed} />
        </tr>
      </tfoot>
    </table>
  );
}

interface AmountsProps {
  readonly estimated: Cents | null;
  readonly confirmed: Cents;
}

function Amounts({ estimated, confirmed }: AmountsProps): ReactNode {
  return (
    <>
      <td>{estimated === null ? '' : formatCents(estimated)}</td>
      <td>{formatCents(confirmed)}</td>
      <td>{estimated === null ? '' : formatDifference(estimated, confirmed)}</td>
    </>
  );
}
