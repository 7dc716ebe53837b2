import { noAnalytics, type AnalyticsSink } from '@consign/session';

/** Sink for analytics events (PLAT-16). Replace it to record them; by default nothing is recorded. */
export const analytics: AnalyticsSink = noAnalytics;
