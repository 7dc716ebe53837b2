import { today } from '@consign/domain/dates';
import { type ImportColumn, type ImportContext, normaliseHeader } from '@consign/domain/import-csv';
import { importQueries, referenceQueries } from '@consign/queries';
import { useClient, useFlags, useOrganisation, useServiceTypes, useSettings } from '@consign/session';
import { joinQueries } from '@consign/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

interface ContextState {
  /** Undefined while it loads. */
  readonly context: ImportContext | undefined;
  /** Of everything as one. */
  readonly query: ReturnType<typeof joinQueries>;
}

/** Everything that decides about a file: lookups for its codes, settings, and the organisation's own headings. */
export function useImportContext(now: () => Date): ContextState {
  const client = useClient();
  const { id, settings: serviceTypeSettings } = useOrganisation();
  const settings = useSettings();
  const flags = useFlags();
  const serviceTypes = useServiceTypes();
  const references = referenceQueries(client);
  const [accounts, sites, packagingTypes, hireUnits, columns] = useQueries({
    queries: [
      references.accounts(),
      references.participantSites(id),
      references.packagingTypes(id),
      references.hireUnits(),
      importQueries(client).columns(),
    ],
  });
  const day = today(now());
  const context = useMemo((): ImportContext | undefined => {
    if (
      accounts.data === undefined ||
      sites.data === undefined ||
      packagingTypes.data === undefined ||
      hireUnits.data === undefined ||
      columns.data === undefined
    ) {
      return undefined;
    }
    return {
      lookups: {
        accounts: accounts.data,
        serviceTypes,
        sites: sites.data,
        packagingTypes: packagingTypes.data,
        hireUnits: hireUnits.data,
      },
      settings,
      flags,
      serviceTypeSettings,
      today: day,
      columnNames: Object.fromEntries(
        columns.data.map(({ heading, column }) => [normaliseHeader(heading), column as ImportColumn | null]),
      ),
    };
  }, [
    accounts.data,
    sites.data,
    packagingTypes.data,
    hireUnits.data,
    columns.data,
    serviceTypes,
    settings,
    flags,
    serviceTypeSettings,
    day,
  ]);
  return { context, query: joinQueries([accounts, sites, packagingTypes, hireUnits, columns]) };
}
