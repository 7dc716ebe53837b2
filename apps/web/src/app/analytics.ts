import { noAnalytics, type AnalyticsSink } from '@consign/session';

/** Where the events of PLAT-16 go. Who measures plugs a sink in here; as delivered nothing is recorded. */
export const analytics: AnalyticsSink = noAnalytics;
