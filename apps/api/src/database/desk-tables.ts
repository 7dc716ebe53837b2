import type { components } from '@consign/api-client/consignment';
import type { JSONColumnType } from 'kysely';

import type { StoredAddress } from './stored-participant.js';

type Preferences = components['schemas']['UserPreferences'];
type ListSort = NonNullable<Preferences['listSort']>;

/** What the dispatch desk remembers of a user and of a requesting site. */
export interface DeskTables {
  user_preferences: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    print_on_pickup: boolean;
    label_format: Preferences['labelFormat'];
    undo_seconds: Preferences['undoSeconds'];
    letter_keys: boolean;
    sort_option: ListSort['option'] | null;
    sort_direction: ListSort['direction'] | null;
  };
  last_consignments: {
    tenant_id: string;
    organisation_id: string;
    user_id: string;
    site_id: string;
    consignment_id: string;
  };
  known_receivers: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    id: string;
    receiver_key: string;
    participant_id: string | null;
    full_name: string | null;
    phone: string | null;
    email: string | null;
    address: JSONColumnType<StoredAddress>;
    search_text: string;
    service_type_code: string;
    packaging_type_code: string | null;
    used_at: Date;
  };
  consignment_templates: {
    tenant_id: string;
    organisation_id: string;
    site_id: string;
    id: string;
    name: string;
    name_key: string;
    content: JSONColumnType<Record<string, unknown>>;
    saved_at: Date;
  };
}
