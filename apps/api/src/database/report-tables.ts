import type { Generated } from 'kysely';

/** The instant that puts a consignment in a day of reports: its creation, delivery or staging. */
export type ReportDayKind = 'CREATED' | 'DELIVERED' | 'STAGED';

/** What reports count by day; see 0036-report-days.sql. */
export interface ReportTables {
  report_changes: {
    tenant_id: string;
    organisation_id: string;
    kind: ReportDayKind;
    site_id: string;
    day: string;
  };
  report_days: {
    tenant_id: string;
    organisation_id: string;
    kind: ReportDayKind;
    site_id: string;
    day: string;
    service_type_code: string;
    status_code: Generated<string>;
    consignments: Generated<number>;
    on_time: Generated<number>;
    missed: Generated<number>;
    stays: Generated<number>;
    working_ms: Generated<number>;
    basis: Generated<string>;
    cents: Generated<number>;
  };
  report_calendars: { tenant_id: string; version: Generated<number> };
}
