-- The costs of a period are read by this: a tenth of the primary key, whose groups made the planner read the whole table.
CREATE INDEX report_costs_by_day ON report_costs (tenant_id, organisation_id, site_id, day);
