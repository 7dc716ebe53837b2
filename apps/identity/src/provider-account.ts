import type { Account, FindAccount, KoaContextWithOIDC } from 'oidc-provider';

import { findAccount, type IdentityAccount } from './accounts.js';
import { toUserClaims } from './claims.js';
import type { IdentityQuery } from './store.js';

interface SignedIn extends Account {
  account: IdentityAccount;
}

/** Loads the account for every token, so that changed permissions apply from the next renewal. */
export function createAccountFinder(store: IdentityQuery): FindAccount {
  return async (_ctx, subject) => {
    const account = await findAccount(store, subject);
    if (!account) return undefined;
    const signedIn: SignedIn = { accountId: subject, account, claims: () => toUserClaims(account) };
    return signedIn;
  };
}

export function signedInAccount(ctx: KoaContextWithOIDC): IdentityAccount | undefined {
  return (ctx.oidc.entities.Account as SignedIn | undefined)?.account;
}
