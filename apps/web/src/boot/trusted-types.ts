interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string;
      createScriptURL(url: string): string;
    },
  ): unknown;
}

/** Style sheets that the component library writes are text without a tag; nothing else may become markup. */
export function rejectMarkup(text: string): string {
  if (/<[a-z!/?]/i.test(text)) throw new TypeError('Markup from a string is refused');
  return text;
}

/** Scripts and workers come from this origin alone. */
export function requireSameOrigin(url: string, origin: string): string {
  if (new URL(url, origin).origin !== origin) throw new TypeError('A script of another origin is refused');
  return url;
}

/** The default policy behind `require-trusted-types-for 'script'`; a browser without Trusted Types needs none. */
export function installTrustedTypes(window: {
  trustedTypes?: PolicyFactory;
  location: { origin: string };
}): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: rejectMarkup,
    createScriptURL: (url) => requireSameOrigin(url, window.location.origin),
  });
}
