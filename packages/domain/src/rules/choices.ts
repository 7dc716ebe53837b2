/**
 * The accounts to choose from: the active ones, and the one that is chosen though it no longer is (CONS-45). Sites as
 * defaults follow the same rule (NAV-13).
 */
export function selectable<T extends { readonly id: string; readonly isActive: boolean }>(
  choices: readonly T[],
  selectedId: string | null,
): T[] {
  return choices.filter(({ id, isActive }) => isActive || id === selectedId);
}

/** The label of a choice, marked when it is inactive (CONS-45, NAV-04). */
export function choiceLabel(name: string, isActive: boolean): string {
  return isActive ? name : `${name} (Inactive)`;
}
