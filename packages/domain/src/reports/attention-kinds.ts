/** What asks for attention, in the order in which it is shown (DASH-28). */
export const attentionKinds = [
  'EXCEPTIONS',
  'WAITING_FOR_YOU',
  'WAITING_FOR_PROVIDER',
  'OVERDUE',
  'NOT_PICKED_UP',
  'OLD_DRAFTS',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];

/** The name of a kind: of its figure, and of the list's filter. */
export const attentionLabels: Readonly<Record<AttentionKind, string>> = {
  EXCEPTIONS: 'Unresolved exceptions',
  WAITING_FOR_YOU: 'Waiting for you',
  WAITING_FOR_PROVIDER: 'Waiting for the provider',
  OVERDUE: 'Overdue',
  NOT_PICKED_UP: 'Ready, not picked up',
  OLD_DRAFTS: 'Drafts older than a week',
};
