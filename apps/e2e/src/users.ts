/** The demo users that docs/DEMO.md lists. */
export const users = {
  manager: 'manager@kowhai.example',
  dispatch: 'dispatch@kowhai.example',
  dock: 'dock@kowhai.example',
  accounts: 'accounts@kowhai.example',
  viewer: 'viewer@kowhai.example',
  nosites: 'nosites@kowhai.example',
  outsider: 'outsider@kowhai.example',
  southern: 'manager@southern.example',
  harbour: 'manager@harbour.example',
} as const;

export type User = keyof typeof users;

export const password = 'consign-demo';
