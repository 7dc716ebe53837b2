import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { listProductOrigins, type FindClient } from './clients.js';
import { messagePage, type Message } from './pages/message-page.js';
import { renderTo } from './sign-out.js';

const errorTexts: Record<string, Pick<Message, 'title' | 'text'>> = {
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

const defaultText = { title: 'Sign-in could not go on', text: 'Go back to the product and start again.' };

export const notFound = messagePage({
  title: 'Page not found',
  text: 'There is nothing at this address.',
});

export async function renderNotFound(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  renderTo(ctx, notFound);
  ctx.status = 404;
}

/** Errors that cannot be sent back to the product, in words, with the way back where the product is known. */
export function createErrorRenderer(findClient: FindClient) {
  return async (ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> => {
    const client = await findClient(ctx.oidc.client?.clientId);
    const origin = client && listProductOrigins(client)[0];
    const detail = out.error_description ? `${out.error}: ${out.error_description}` : out.error;
    renderTo(
      ctx,
      messagePage({
        ...(errorTexts[out.error] ?? defaultText),
        detail: out.error === 'server_error' ? undefined : detail,
        link: client && origin ? { href: `${origin}/`, label: `Go to ${client.tenantName}` } : undefined,
        client,
      }),
    );
  };
}
