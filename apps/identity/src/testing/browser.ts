/** A minimal browser for sign-in tests: cookies by path, and redirects followed one at a time. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** The cookies of a page. */
  cookiesOf(url: string): string {
    return [...this.#cookies]
      .filter(([, { path }]) => new URL(url).pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ');
  }

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = this.cookiesOf(url);
    if (cookies !== '') headers.set('cookie', cookies);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  /** Follows redirects within the origin; returns the last response and URL, or only the URL if it leaves the origin. */
  async follow(
    url: string,
    init: RequestInit = {},
  ): Promise<{ url: string; response: Response | undefined }> {
    const { origin } = new URL(url);
    let response = await this.open(url, init);
    let at = url;
    for (let hop = 0; hop < 10; hop += 1) {
      const location = response.headers.get('location');
      if (location === null) return { url: at, response };
      at = new URL(location, at).href;
      if (new URL(at).origin !== origin) return { url: at, response: undefined };
      response = await this.open(at);
    }
    throw new Error(`Too many redirects at ${at}`);
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const name = `${pair.slice(0, at)};${path}`;
    if (/expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, { value: pair.slice(at + 1), path });
  }
}
