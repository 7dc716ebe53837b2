/** The roles of a field with a list below it, for which HTML has no elements. */
export const comboboxRole = { role: 'combobox' } as const;
export const listRole = { role: 'listbox' } as const;
export const groupRole = { role: 'group' } as const;
export const optionRole = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const;

/** Focusable, so that the arrow keys can scroll it. */
export const scrollArea = { role: 'group', tabIndex: 0 } as const;
