import { useEffect } from 'react';

/**
 * Makes the browser ask before a tab with unsaved changes is closed or reloaded (CONS-07). `onChange` is told whether
 * there are any.
 */
export function useUnloadWarning(isDirty: boolean, onChange?: (isDirty: boolean) => void): void {
  useEffect(() => {
    onChange?.(isDirty);
    return () => onChange?.(false);
  }, [isDirty, onChange]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
