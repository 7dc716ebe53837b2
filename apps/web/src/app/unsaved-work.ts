/** Whether the current screen has unsaved changes (CONS-07). The screen sets it; whatever navigates away checks it. */
export interface UnsavedWork {
  isDirty(): boolean;
  setDirty(isThere: boolean): void;
}

export function createUnsavedWork(): UnsavedWork {
  let current = false;
  return {
    isDirty: () => current,
    setDirty: (isThere) => {
      current = isThere;
    },
  };
}
