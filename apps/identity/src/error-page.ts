import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { listProductOrigins, type IdentityClient } from './clients.js';
import { renderTo } from './http.js';
import { messagePage, type Message } from './pages/message-page.js';

const faultText = {
  title: "Sign-in isn't working right now",
  text: 'Something went wrong here. Nothing was changed. Try again.',
};

const errorTexts: Record<string, Pick<Message, 'title' | 'text'>> = {
  invalid_client: {
    title: 'Unknown product',
    text: "The address you came from doesn't belong to any product of this sign-in service.",
  },
  invalid_redirect_uri: {
    title: 'Address not registered',
    text: "The product asked to return to an address that isn't registered for it.",
  },
  server_error: faultText,
};

const defaultText = { title: "Sign-in couldn't continue", text: 'Go back to the product and start again.' };

export const faultPage = messagePage(faultText);

export const notFound = messagePage({
  title: 'Page not found',
  text: 'Nothing was found at this address.',
});

export async function renderNotFound(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  renderTo(ctx, notFound);
  ctx.status = 404;
}

/** Renders errors that cannot be returned to the product, with a link back if the product is known. */
export function createErrorRenderer(clients: readonly IdentityClient[]) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut): void => {
    const client = clients.find(({ clientId }) => clientId === ctx.oidc.client?.clientId);
    const detail = out.error_description ? `${out.error}: ${out.error_description}` : out.error;
    renderTo(
      ctx,
      messagePage({
        ...(errorTexts[out.error] ?? defaultText),
        detail: out.error === 'server_error' ? undefined : detail,
        client,
        origin: client && listProductOrigins(client)[0],
      }),
    );
  };
}
