import type { components } from '@consign/api-client/consignment';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Delivery = components['schemas']['WebhookDelivery'];

/** Webhooks and their deliveries. */
export interface WebhookTables {
  webhooks: {
    tenant_id: string;
    organisation_id: string;
    id: string;
    created_by: string;
    url: string;
    description: string;
    event_types: components['schemas']['EventType'][];
    site_ids: string[];
    is_active: boolean;
    has_prices: Generated<boolean>;
    secret: string;
    previous_secret: string | null;
    previous_secret_until: Date | null;
    failures: Generated<number>;
    failing_since: Date | null;
    retry_at: Date | null;
    disabled_at: Date | null;
    created_at: Date;
  };
  provider_webhooks: { tenant_id: string; url: string; secret: string };
  webhook_deliveries: {
    tenant_id: string;
    organisation_id: string;
    webhook_id: string;
    id: string;
    sequence: GeneratedAlways<number>;
    consignment_id: string | null;
    message: JSONColumnType<Delivery['message']>;
    state: Delivery['state'];
    attempts: Generated<number>;
    created_at: Date;
    next_attempt_at: Date | null;
    first_failed_at: Date | null;
    delivered_at: Date | null;
    response_status: number | null;
    error: string | null;
  };
}
