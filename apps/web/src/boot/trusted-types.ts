interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string;
      createScriptURL(url: string): string;
    },
  ): unknown;
}

/** Allows the component library's generated style sheets, which have no tags, and rejects all markup. */
export function rejectMarkup(text: string): string {
  if (/<[a-z!/?]/i.test(text)) throw new TypeError('Markup from a string is not allowed');
  return text;
}

/** Rejects scripts and workers of other origins. */
export function requireSameOrigin(url: string, origin: string): string {
  if (new URL(url, origin).origin !== origin) throw new TypeError('Scripts of other origins are not allowed');
  return url;
}

/** Installs the default policy for `require-trusted-types-for 'script'`, if the browser supports Trusted Types. */
export function installTrustedTypes(window: {
  trustedTypes?: PolicyFactory;
  location: { origin: string };
}): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: rejectMarkup,
    createScriptURL: (url) => requireSameOrigin(url, window.location.origin),
  });
}
