type Resize = (width: number, height: number) => Promise<void>;

export interface Look {
  readonly tenant: string;
  readonly scheme: 'light' | 'dark';
}

interface Stage {
  /** Null in the workshop, where the reader chooses the size. */
  readonly resize: Resize | null;
  /** Replaces the toolbar's choice while a story is checked. */
  readonly look: Look | null;
  /** Takes the pictures of a story in place of all other checks; null where none are wanted. */
  readonly photograph: ((id: string, hasOwnLook: boolean) => Promise<void>) | null;
}

let stage: Stage = { resize: null, look: null, photograph: null };
const listeners = new Set<() => void>();

export function getStage(): Stage {
  return stage;
}

export function changeStage(change: Partial<Stage>): void {
  stage = { ...stage, ...change };
  listeners.forEach((listener) => listener());
}

export function subscribeToStage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
