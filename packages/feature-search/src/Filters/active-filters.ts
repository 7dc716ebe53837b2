import { isolate } from '@consign/domain';
import { datePresetLabels, formatDate } from '@consign/domain/dates';
import { describePriceFilter, parsePriceFilter } from '@consign/domain/pricing';
import { attentionLabels, type AttentionKind } from '@consign/domain/reports';
import { statuses } from '@consign/domain/status';

import { defaultSearch, type DateType, type SearchState } from '../search-state.js';

export const dateTypeLabels: Readonly<Record<DateType, string>> = {
  Creation: 'Creation',
  RequestedDelivery: 'Requested delivery',
  ConfirmedDelivery: 'Confirmed delivery',
};

export const withoutProofLabel = 'Delivered without proof';

/** An active filter, its label, and the change that removes it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<SearchState>;
}

/** Every filter that differs from the defaults of LIST-15. */
export function activeFilters(state: SearchState): readonly ActiveFilter[] {
  const texts = [
    { key: 'searchTerm', name: 'Keyword' },
    { key: 'phoneNumber', name: 'Phone number' },
    { key: 'salesReference', name: 'Sales reference' },
  ] as const;
  return [
    ...texts
      .filter(({ key }) => state[key] !== '')
      .map(({ key, name }) => ({ key, label: `${name}: ${isolate(state[key])}`, without: { [key]: '' } })),
    ...state.statuses.map((code) => ({
      key: `status-${code}`,
      label: `Status: ${statuses[code].name}`,
      without: { statuses: state.statuses.filter((other) => other !== code) },
    })),
    ...priceFilter(state),
    ...(state.withoutProof
      ? [{ key: 'proof', label: withoutProofLabel, without: { withoutProof: false } }]
      : []),
    ...(state.attention === null ? dateFilter(state) : [attentionFilter(state.attention)]),
  ];
}

function priceFilter({ price, priceAtLeast }: SearchState): readonly ActiveFilter[] {
  const filter = price === null ? null : parsePriceFilter(price, priceAtLeast);
  if (filter?.ok !== true) return [];
  const without = { price: null, priceAtLeast: '' };
  return [{ key: 'price', label: describePriceFilter(filter.value), without }];
}

/** Of any date, so it stands in the place of the dates (LIST-38). */
function attentionFilter(kind: AttentionKind): ActiveFilter {
  return {
    key: 'attention',
    label: `Needs attention: ${attentionLabels[kind]}, any date`,
    without: { attention: null },
  };
}

function dateFilter(state: SearchState): readonly ActiveFilter[] {
  const { dateType, dateRangePresetCode, startDate, endDate, allDates } = state;
  if (allDates) return [{ key: 'date', label: 'All dates', without: { allDates: false } }];
  const isDefault =
    dateType === defaultSearch.dateType && dateRangePresetCode === defaultSearch.dateRangePresetCode;
  if (isDefault) return [];
  return [
    {
      key: 'date',
      label: `${dateTypeLabels[dateType]}: ${
        dateRangePresetCode === null
          ? `${formatDate(startDate)} to ${formatDate(endDate)}`
          : datePresetLabels[dateRangePresetCode]
      }`,
      without: {
        dateType: defaultSearch.dateType,
        dateRangePresetCode: defaultSearch.dateRangePresetCode,
        startDate: null,
        endDate: null,
      },
    },
  ];
}
