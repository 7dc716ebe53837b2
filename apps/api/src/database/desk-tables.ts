import type { components } from '@consign/api-client/consignment';

type Preferences = components['schemas']['UserPreferences'];
type ListSort = NonNullable<Preferences['listSort']>;

/** What the dispatch desk remembers of a user. */
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
}
