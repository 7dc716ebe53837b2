/** Whether the screen holds work that is not saved (CONS-07): the one that is shown says so, whoever leads away asks. */
export interface UnsavedWork {
  isThere(): boolean;
  set(isThere: boolean): void;
}

export function createUnsavedWork(): UnsavedWork {
  let current = false;
  return {
    isThere: () => current,
    set: (isThere) => {
      current = isThere;
    },
  };
}
