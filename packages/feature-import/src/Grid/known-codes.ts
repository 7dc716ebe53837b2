import type { ImportColumn, ImportContext } from '@consign/domain/import-csv';
import type { Suggestion } from '@consign/ui';

const maxShown = 20;

/** The codes that a column may have, with their names; none for a column of free text. */
function listCodes(
  { lookups }: ImportContext,
  column: ImportColumn,
): { code: string; name?: string | undefined }[] {
  if (column === 'chargeAccount') {
    return lookups.accounts
      .filter(({ isActive }) => isActive)
      .map(({ code, description }) => ({ code, name: description }));
  }
  if (column === 'serviceType') return [...lookups.serviceTypes];
  if (column === 'senderSite' || column === 'receiverSite') return [...lookups.sites];
  if (column === 'packagingType') return [...lookups.packagingTypes];
  if (column === 'hireProvider') {
    return [...new Set(lookups.hireUnits.map(({ providerCode }) => providerCode))].map((code) => ({ code }));
  }
  return column === 'hireUnit' ? [...lookups.hireUnits] : [];
}

/** What may replace a value: the likeliest first, then every code of the column that contains the text. */
export function suggestValues(
  context: ImportContext,
  column: ImportColumn,
  likely: readonly string[],
  text: string,
): Suggestion[] {
  const wanted = text.trim().toLowerCase();
  const isUntouched = wanted === '' || likely.some((code) => code.toLowerCase() === wanted);
  const known = listCodes(context, column);
  const others = known.filter(
    ({ code, name = '' }) =>
      !likely.includes(code) && (isUntouched || `${code} ${name}`.toLowerCase().includes(wanted)),
  );
  return [...likely.map((code) => known.find((each) => each.code === code) ?? { code }), ...others]
    .slice(0, maxShown)
    .map(({ code, name }) => ({ id: code, label: code, hint: name }));
}
