import type { Length, Volume, Weight } from '@consign/domain/freight';
import type { PackingGroup } from '@consign/domain/rules';

/** Calendars and lanes of regions, products, dangerous goods and places. */
export interface LookupTables {
  region_schedules: {
    tenant_id: string;
    region_id: string;
    holiday_area: string | null;
    weekdays: string;
    cut_off_minutes: number | null;
  };
  region_days: { tenant_id: string; region_id: string; day: string; is_worked: boolean; name: string };
  service_weekends: { tenant_id: string; service_type_code: string; weekday: number };
  service_lanes: {
    tenant_id: string;
    origin_region_id: string;
    destination_region_id: string;
    service_type_code: string;
    service_days: number;
  };
  products: {
    tenant_id: string;
    organisation_id: string;
    code: string;
    description: string;
    part_count: number;
    packaging_type_code: string | null;
    length_steps: Length | null;
    width_steps: Length | null;
    height_steps: Length | null;
    volume_steps: Volume | null;
    weight_steps: Weight | null;
    code_text: string;
    description_text: string;
  };
  dangerous_goods: {
    tenant_id: string;
    un_number: string;
    name: string;
    class: string;
    subsidiary_class_1: string | null;
    subsidiary_class_2: string | null;
    packing_group: PackingGroup | null;
  };
  places: {
    tenant_id: string;
    suburb: string;
    city: string;
    postcode: string;
    region_name: string;
    search_text: string;
  };
}
