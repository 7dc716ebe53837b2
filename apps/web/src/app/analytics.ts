import type { TenantSettings } from '@consign/domain/settings';
import { noAnalytics, type AnalyticsSink } from '@consign/session';

/**
 * Creates the sink for the tenant's analytics events (PLAT-16): its collector, or nothing without one. To use another
 * service, return another sink here.
 */
export function createAnalytics({
  analyticsUrl,
  tenantCode,
}: Pick<TenantSettings, 'analyticsUrl' | 'tenantCode'>): AnalyticsSink {
  if (analyticsUrl === null) return noAnalytics;
  const sink = import('./http-analytics.js').then(({ createHttpSink }) =>
    createHttpSink({ url: analyticsUrl, tenantCode, page: window }),
  );
  // Without the chunk the events are dropped: analytics must not interrupt the user.
  sink.catch(() => undefined);
  return (event) => void sink.then((record) => record(event)).catch(() => undefined);
}
