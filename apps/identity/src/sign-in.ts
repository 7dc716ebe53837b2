import type { IncomingMessage, ServerResponse } from 'node:http';

import type Provider from 'oidc-provider';

import { findAccountByPassword, type IdentityAccount } from './accounts.js';
import { listProductOrigins, type IdentityClient } from './clients.js';
import { readForm, sendPage } from './http.js';
import { errors } from './oidc-library.js';
import { messagePage } from './pages/message-page.js';
import { signInPage, type SignInErrors } from './pages/sign-in-page.js';

export interface SignInContext {
  provider: Provider;
  clients: readonly IdentityClient[];
  accounts: readonly IdentityAccount[];
  /** Path of the issuer without a trailing slash; empty at the root. */
  mountPath: string;
}

interface Interaction {
  client: IdentityClient;
  loginHint: string;
  formTargets: string[];
}

/**
 * The path of the sign-in page. Includes the client and its origin, so that an expired page, whose request is gone, can
 * still link back to the product.
 */
export function buildSignInPath(
  mountPath: string,
  uid: string,
  clientId: string,
  redirectUri: unknown,
): string {
  const from =
    typeof redirectUri === 'string' && URL.canParse(redirectUri) ? new URL(redirectUri).origin : '';
  const query = new URLSearchParams({ client: clientId, from });
  return `${mountPath}/sign-in/${encodeURIComponent(uid)}?${query.toString()}`;
}

/** Handles GET and POST of the sign-in page. */
export async function handleSignIn(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await findInteraction(context, request, response);
  if (!interaction) return sendStalePage(context.clients, request, response);
  if (request.method === 'POST') return handleSubmit(context, interaction, request, response);
  const form = { action: getFormAction(context, request), email: interaction.loginHint };
  sendPage(response, signInPage(interaction.client, form), {
    status: 200,
    formTargets: interaction.formTargets,
  });
}

function getFormAction({ mountPath }: SignInContext, request: IncomingMessage): string {
  return `${mountPath}${request.url ?? ''}`;
}

/** The interaction in the path of a sign-in page; null if it can't be read. */
function readUid(request: IncomingMessage): string | null {
  const [, uid] = /^\/sign-in\/([^/?]+)(?:\?|$)/u.exec(request.url ?? '') ?? [];
  try {
    return uid === undefined ? null : decodeURIComponent(uid);
  } catch {
    return null;
  }
}

async function findInteraction(
  { provider, clients }: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    const { uid, params, prompt } = await provider.interactionDetails(request, response);
    // The provider only checks the cookie; the page of one sign-in must not finish another sign-in (AUTH-20).
    if (uid !== readUid(request)) return undefined;
    const client = clients.find(({ clientId }) => clientId === params['client_id']);
    if (!client || prompt.name !== 'login') return undefined;
    const loginHint = typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 254) : '';
    return { client, loginHint, formTargets: listProductOrigins(client) };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function handleSubmit(
  context: SignInContext,
  { client, formTargets }: Interaction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await readForm(request);
  const email = (form.get('email') ?? '').trim().slice(0, 254);
  const password = form.get('password') ?? '';
  const showErrors = (status: number, formErrors: SignInErrors): void =>
    sendPage(
      response,
      signInPage(client, { action: getFormAction(context, request), email, errors: formErrors }),
      { status, formTargets },
    );

  if (email === '' || password === '') {
    return showErrors(400, {
      ...(email === '' ? { email: 'Enter your email.' } : {}),
      ...(password === '' ? { password: 'Enter your password.' } : {}),
    });
  }
  const account = findAccountByPassword(context.accounts, email, password);
  if (!account) return showErrors(401, { form: 'Incorrect email or password.' });

  const result = { login: { accountId: account.subject, amr: ['pwd'] } };
  return context.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function sendStalePage(
  clients: readonly IdentityClient[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const client = clients.find(({ clientId }) => clientId === searchParams.get('client'));
  const from = searchParams.get('from');
  const origin =
    client && (listProductOrigins(client).find((known) => known === from) ?? listProductOrigins(client)[0]);
  const page = messagePage({
    title: 'This sign-in page has expired',
    text: origin
      ? 'It was open too long or has already been used. Start again from the product.'
      : 'It was open too long or has already been used. Go back to the product and start again.',
    client,
    origin,
  });
  sendPage(response, page, { status: 400 });
}
