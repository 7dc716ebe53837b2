import type { IdentityClient } from '../clients.js';
import { markup } from './html.js';
import type { Page } from './page.js';

export interface SignInForm {
  action: string;
  email: string;
  error?: string | undefined;
}

/** After an error the password has the focus and is described by the error, so that it is read out on arrival. */
export function signInPage(client: IdentityClient, { action, email, error }: SignInForm): Page {
  const invalid =
    error === undefined ? markup`` : markup` aria-invalid="true" aria-describedby="sign-in-error"`;
  const passwordFirst = email !== '';
  return {
    title: `Sign in to ${client.tenantName}`,
    accentColor: client.accentColor,
    body: markup`${error === undefined ? undefined : errorBox(error)}
      <form method="post" action="${action}">
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${email}"
          ${invalid}${passwordFirst ? undefined : markup` autofocus`}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="256"
          ${invalid}${passwordFirst ? markup` autofocus` : undefined}
        />
        <button class="action" type="submit">Sign in</button>
      </form>`,
  };
}

function errorBox(error: string) {
  return markup`<div class="error" id="sign-in-error" role="alert">
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
    <span>${error}</span>
  </div>`;
}
