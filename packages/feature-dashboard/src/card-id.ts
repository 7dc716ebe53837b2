import type { ReportName } from '@consign/domain/reports';

/** The id of a card's element, which takes the focus when the focused element is gone. */
export function cardId(name: ReportName): string {
  return `report-${name}`;
}
