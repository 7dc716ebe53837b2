import { markup } from './html.js';
import type { Page } from './page.js';

export interface Message {
  title: string;
  text: string;
  /** Technical detail for support. */
  detail?: string | undefined;
  client?: Page['client'];
  /** Origin of the client's product, to which the page links back. */
  origin?: string | undefined;
}

export function messagePage({ title, text, detail, client, origin }: Message): Page {
  return {
    title,
    client,
    body: markup`<p>${text}</p>
      ${client && origin && markup`<a class="action" href="${origin}/">Go to ${client.tenantName}</a>`}
      ${detail === undefined ? undefined : markup`<p class="detail">${detail}</p>`}`,
  };
}

/** The root page of the service, which people normally only pass through on the way to a product. */
export function homePage(products: readonly { name: string; href: string }[]): Page {
  return {
    title: 'Sign-in service',
    body: markup`<p>This service signs people in to these products. Open one to sign in:</p>
      <ul>${products.map(({ name, href }) => markup`<li><a href="${href}">${name}</a></li>`)}</ul>`,
  };
}

export interface SignOutForm {
  action: string;
  xsrf: string;
}

/** Confirms a sign-out whose request doesn't prove that it comes from the user's product. */
export function signOutPage({ action, xsrf }: SignOutForm): Page {
  const form = (fields: ReturnType<typeof markup>) =>
    markup`<form method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${xsrf}" />${fields}
    </form>`;
  return {
    title: 'Sign out',
    body: markup`<p>Do you want to sign out? You'll also be signed out of every product you opened with this sign-in.</p>
      ${form(markup`<button class="action" type="submit" name="logout" value="yes">Sign out</button>`)}
      ${form(markup`<button class="action plain" type="submit">Stay signed in</button>`)}`,
  };
}
