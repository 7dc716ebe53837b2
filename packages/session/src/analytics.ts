/** What is recorded (PLAT-16). No event says who, whose, where to or what a text holds: codes of the product alone. */
export type AnalyticsEvent =
  | { readonly name: 'consignment opened' }
  | { readonly name: 'file uploaded' | 'file deleted'; readonly fileType: string }
  | { readonly name: 'line item created' }
  | { readonly name: 'document downloaded'; readonly documentType: string }
  | { readonly name: 'export downloaded'; readonly format: 'csv' };

/** Where events go. A tenant that measures puts its own here; the default keeps nothing. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

export const noAnalytics: AnalyticsSink = () => undefined;

/** The same sink, but one that fails stops nobody's work. */
export function ignoreErrors(sink: AnalyticsSink): AnalyticsSink {
  return (event) => {
    try {
      sink(event);
    } catch {
      // What is not recorded is not missed by who works here.
    }
  };
}
