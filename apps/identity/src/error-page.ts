import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { productOrigins, type FindClient } from './clients.js';
import { messagePage, type Message } from './pages/message-page.js';
import { showPage } from './sign-out.js';

const known: Record<string, Pick<Message, 'title' | 'text'>> = {
  invalid_client: {
    title: 'This product is not known here',
    text: 'The address that led here belongs to no product of this sign-in service.',
  },
  invalid_redirect_uri: {
    title: 'This address is not registered',
    text: 'The product asked to come back to an address that is not registered for it.',
  },
  server_error: {
    title: 'Sign-in does not work right now',
    text: 'Something went wrong here. Nothing was changed. Try again.',
  },
};

const other = { title: 'Sign-in could not go on', text: 'Go back to the product and start again.' };

export const notFound = messagePage({
  title: 'Page not found',
  text: 'There is nothing at this address.',
});

export async function notFoundPage(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  showPage(ctx, notFound);
  ctx.status = 404;
}

/** Errors that cannot be sent back to the product, in words, with the way back where the product is known. */
export function errorPage(findClient: FindClient) {
  return async (ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> => {
    const client = await findClient(ctx.oidc.client?.clientId);
    const origin = client && productOrigins(client)[0];
    const detail = out.error_description ? `${out.error}: ${out.error_description}` : out.error;
    showPage(
      ctx,
      messagePage({
        ...(known[out.error] ?? other),
        detail: out.error === 'server_error' ? undefined : detail,
        link: client && origin ? { href: `${origin}/`, label: `Go to ${client.tenantName}` } : undefined,
        client,
      }),
    );
  };
}
