/** Whether the screen holds work that is not saved (CONS-07): the one that is shown says so, whoever leads away asks. */
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
