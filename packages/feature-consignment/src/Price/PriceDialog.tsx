import type { Consignment, ConsignmentPrices, Price } from '@consign/api-client/consignment';
import { PriceLines } from '@consign/consignment-parts/price-lines';
import { comparePrices, formatCents, formatDifference, type Cents } from '@consign/domain/pricing';
import { priceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { FailedQuery, layout, typography } from '@consign/ui';
import { InformationDialog } from '@consign/ui/dialogs';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './Price.module.css';

interface Props {
  readonly consignment: Consignment;
  readonly onClose: () => void;
}

/** The quote, the estimate and the confirmed price of a consignment, each line by line (QUOT-12, QUOT-14). */
export function PriceDialog({ consignment, onClose }: Props): ReactNode {
  const { reference, totals } = consignment;
  const prices = useQuery(priceQueries(useClient()).forConsignment(reference));
  return (
    <InformationDialog opened title="How this price is made" size="lg" onClose={onClose}>
      {prices.data !== undefined ? (
        <Parts prices={prices.data} deadWeight={totals.weight} />
      ) : prices.isError ? (
        <FailedQuery title="The prices could not be loaded" query={prices} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={20} mb={8} />
          <Skeleton height={20} mb={8} />
          <Skeleton height={20} />
        </div>
      )}
    </InformationDialog>
  );
}

const parts = [
  { name: 'quote', title: 'Quote', note: 'The quote that this consignment was created from.' },
  { name: 'estimate', title: 'Estimate', note: 'Excluding FAF, the fuel adjustment factor.' },
  { name: 'confirmed', title: 'Confirmed price', note: 'What is charged.' },
] as const;

interface PartsProps {
  readonly prices: ConsignmentPrices;
  readonly deadWeight: number;
}

function Parts({ prices, deadWeight }: PartsProps): ReactNode {
  const { isEstimating, reason, estimate, confirmed } = prices;
  return (
    <>
      {estimate !== null && confirmed !== null && (
        <section className={classes.part}>
          <h3>Estimate and confirmed price</h3>
          <Comparison estimate={estimate} confirmed={confirmed} />
        </section>
      )}
      {parts.map(({ name, title, note }) => {
        const price: Price | null = prices[name];
        return (
          price !== null && (
            <section key={name} className={classes.part}>
              <h3>{title}</h3>
              <p className={typography.note}>{note}</p>
              {/* The quote and the confirmed price may be of other freight than the consignment has now. */}
              <PriceLines
                caption={title}
                price={price}
                deadWeight={name === 'estimate' && !isEstimating ? deadWeight : undefined}
              />
            </section>
          )
        );
      })}
      <section className={classes.part}>
        {isEstimating && <output>Updating the estimate…</output>}
        {!isEstimating && estimate === null && reason !== null && (
          <>
            <h3>Estimate</h3>
            <p className={typography.note}>{reason}</p>
          </>
        )}
      </section>
    </>
  );
}

interface ComparisonProps {
  readonly estimate: Price;
  readonly confirmed: Price;
}

const labels = { FREIGHT: 'Freight', EXTRA: 'Extras', SURCHARGE: 'Surcharges', FAF: 'FAF' } as const;

/** The estimate beside the confirmed price, and what made the difference (QUOT-22). */
function Comparison({ estimate, confirmed }: ComparisonProps): ReactNode {
  const compared = comparePrices(estimate, confirmed);
  return (
    <table className={layout.table}>
      <caption>
        <VisuallyHidden>Estimate and confirmed price</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {['Estimated', 'Confirmed', 'Difference'].map((heading) => (
            <th key={heading} scope="col" data-right>
              {heading}
            </th>
          ))}
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
      <td data-right>{estimated === null ? '' : formatCents(estimated)}</td>
      <td data-right>{formatCents(confirmed)}</td>
      <td data-right>{estimated === null ? '' : formatDifference(estimated, confirmed)}</td>
    </>
  );
}
