/** Imports to continue, imported rows, and what headings stand for. */
export interface ImportTables {
  import_sessions: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    id: string;
    job_id: string;
    file_name: string;
    row_count: number;
    consignment_count: number;
    content: string;
    revision: number;
    saved_at: Date;
  };
  imported_consignments: {
    tenant_id: string;
    organisation_id: string;
    digest: string;
    occurrence: number;
    consignment_id: string;
    file_name: string;
    imported_at: Date;
  };
  import_columns: {
    tenant_id: string;
    organisation_id: string;
    folded_heading: string;
    heading: string;
    column_name: string | null;
  };
}
