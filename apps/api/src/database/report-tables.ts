import type { Generated } from 'kysely';

/** The instant that puts a consignment in a day of reports: its creation, delivery or staging. */
export type ReportDayKind = 'CREATED' | 'DELIVERED' | 'STAGED';

/** Days that changed: of report_days by kind, or of report_costs. */
export type ReportChangeKind = ReportDayKind | 'COSTS';

/** What reports count by day; see 0036-report-days.sql and 0084-report-costs.sql. */
export interface ReportTables {
  report_changes: {
    tenant_id: string;
    organisation_id: string;
    kind: ReportChangeKind;
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
  report_costs: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    day: string;
    service_type_code: string;
    dimension: 'SERVICE_TYPE' | 'ACCOUNT' | 'REGION' | 'RECEIVER' | 'DIFFERENCE';
    key: string;
    label: string;
    consignments: number;
    confirmed_cents: number;
    estimated_cents: number;
    compared_cents: number;
    weight_steps: number;
    volume_steps: number;
  };
  report_calendars: { tenant_id: string; version: Generated<number> };
}
