import type { Day } from '@consign/domain/dates';

/** What a provider charges from a day on, as its file says (docs/TARIFFS.md). */
export interface Tariff {
  readonly code: string;
  readonly effectiveFrom: Day;
}
