import type { IdentityClient } from '../clients.js';
import { Html, markup } from './html.js';
import type { Page } from './page.js';

/** Errors of a field or of the whole form; a failed sign-in doesn't reveal which field was wrong. */
export interface SignInErrors {
  email?: string;
  password?: string;
  form?: string;
}

export interface SignInForm {
  action: string;
  email: string;
  errors?: SignInErrors;
}

/** After an error, the first invalid field has the focus and is described by the error, so that it is announced. */
export function signInPage(client: IdentityClient, { action, email, errors = {} }: SignInForm): Page {
  const focusEmail = email === '';
  return {
    title: `Sign in to ${client.tenantName}`,
    client,
    script: revealScript,
    body: markup`${errors.form === undefined ? undefined : errorBox(errors.form)}
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
          ${describeField('email', errors)}${focusEmail ? markup` autofocus` : undefined}
        />
        ${fieldError('email', errors.email)}
        <label for="password">Password</label>
        <div class="revealed">
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="256"
            ${describeField('password', errors)}${focusEmail ? undefined : markup` autofocus`}
          />
          <button id="reveal" type="button" aria-controls="password" hidden>Show password</button>
        </div>
        ${fieldError('password', errors.password)}
        <button class="action" type="submit">Sign in</button>
      </form>`,
  };
}

function describeField(field: 'email' | 'password', errors: SignInErrors): Html | undefined {
  if (errors.form !== undefined) return markup` aria-invalid="true" aria-describedby="sign-in-error"`;
  if (errors[field] === undefined) return undefined;
  return markup` aria-invalid="true" aria-describedby="${field}-error"`;
}

function fieldError(field: string, error: string | undefined): Html | undefined {
  if (error === undefined) return undefined;
  return markup`<p class="field-error" id="${field}-error" role="alert">${warningSign} ${error}</p>`;
}

function errorBox(error: string): Html {
  return markup`<div class="error" id="sign-in-error" role="alert">${warningSign}<span>${error}</span></div>`;
}

const warningSign = markup`<svg
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
</svg>`;

// Switch back to a password field on submit, so that the browser doesn't store the password for autofill as text.
const revealScript = new Html(`
const button = document.getElementById('reveal');
const field = document.getElementById('password');
const show = (shown) => {
  field.type = shown ? 'text' : 'password';
  button.textContent = shown ? 'Hide password' : 'Show password';
};
button.hidden = false;
button.addEventListener('click', () => show(field.type === 'password'));
button.form.addEventListener('submit', () => show(false));
`);
