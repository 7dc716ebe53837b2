/**
 * The selectable accounts: active ones, and the selected one even if inactive (CONS-45). Default sites follow the same
 * rule (NAV-13).
 */
export function selectable<T extends { readonly id: string; readonly isActive: boolean }>(
  choices: readonly T[],
  selectedId: string | null,
): T[] {
  return choices.filter(({ id, isActive }) => isActive || id === selectedId);
}

/** The label of a choice, marked when inactive (CONS-45, NAV-04). */
export function choiceLabel(name: string, isActive: boolean): string {
  return isActive ? name : `${name} (Inactive)`;
}
