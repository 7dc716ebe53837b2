/** The recorded events (PLAT-16). Events carry product codes only: no people, organisations, addresses or text. */
export type AnalyticsEvent =
  | { readonly name: 'consignment opened' }
  | { readonly name: 'file uploaded' | 'file deleted'; readonly fileType: string }
  | { readonly name: 'line item created' }
  | { readonly name: 'document downloaded'; readonly documentType: string }
  | { readonly name: 'export downloaded'; readonly format: 'csv' };

/** Receives events. The default, noAnalytics, drops them. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

export const noAnalytics: AnalyticsSink = () => undefined;

/** Wraps a sink so that its errors never reach the caller. */
export function ignoreErrors(sink: AnalyticsSink): AnalyticsSink {
  return (event) => {
    try {
      sink(event);
    } catch {
      // Analytics must not interrupt the user.
    }
  };
}
