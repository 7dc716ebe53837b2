import type { ReportName } from '@consign/domain/reports';

/** The id of a card's element, which takes the focus when the focused element is gone. */
export function cardId(name: ReportName): string {
  return `report-${name}`;
}

/** Where the element that opened a dialog is gone, or there was none, the card is next to it. */
export function focusCard(name: ReportName): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.getElementById(cardId(name))?.focus();
}
