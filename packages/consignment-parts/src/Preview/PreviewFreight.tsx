import type { Consignment, LineItem } from '@consign/api-client/consignment';
import {
  findCubicFactor,
  findVolume,
  findWeight,
  formatDeclaredGoods,
  formatVolume,
  formatWeight,
} from '@consign/domain/freight';
import type { ReactNode } from 'react';

import { formatCount } from '@consign/domain';
import { layout, typography } from '@consign/ui';
import { ChargeableWeight } from '../FreightItems/ChargeableWeight.js';

/** The freight items with their dangerous goods, and the totals. */
export function PreviewFreight({ consignment }: { readonly consignment: Consignment }): ReactNode {
  const { lineItems, totals, serviceType } = consignment;
  const volume = findVolume(totals.volume);
  const weight = findWeight(totals.weight);
  if (lineItems.length === 0) return <p className={typography.dimmed}>No freight items</p>;
  return (
    <>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" data-right>
              Volume
            </th>
            <th scope="col" data-right>
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {lineItems.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{formatCount(totals.deliveryItems, 'piece')}</th>
            <td data-right>{formatVolumeOrBlank(totals.volume)}</td>
            <td data-right>{formatWeightOrBlank(totals.weight)}</td>
          </tr>
        </tfoot>
      </table>
      {volume !== null && weight !== null && (
        <ChargeableWeight totals={{ volume, weight }} factor={findCubicFactor(serviceType.cubicFactor)} />
      )}
    </>
  );
}

function Item({ item }: { readonly item: LineItem }): ReactNode {
  return (
    <tr>
      <td>
        {item.count} × <bdi>{item.packagingType.name}</bdi>
        {item.description !== null && (
          <div className={typography.dimmed}>
            <bdi>{item.description}</bdi>
          </div>
        )}
        {item.dangerousGoods !== null && (
          <div className={typography.name}>{formatDeclaredGoods(item.dangerousGoods)}</div>
        )}
      </td>
      <td data-right>{formatVolumeOrBlank(item.volume)}</td>
      <td data-right>{formatWeightOrBlank(item.weight)}</td>
    </tr>
  );
}

function formatVolumeOrBlank(cubicMetres: number | null): string {
  const volume = findVolume(cubicMetres);
  return volume === null ? '' : formatVolume(volume);
}

function formatWeightOrBlank(kilograms: number | null): string {
  const weight = findWeight(kilograms);
  return weight === null ? '' : formatWeight(weight);
}
