import { type Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A call as a browser makes it: unless it says so, a POST if it has a body and a GET if not. */
interface ApiCall {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  readonly body?: unknown;
  readonly token: string;
  readonly host: string;
  readonly agent: Agent;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the refusal that the call is made for; a success by default. */
  readonly refusal?: number;
}

/** Returns the text of the answer, which must be a success unless the call says otherwise. */
export function callApi({
  method,
  url,
  body,
  token,
  host,
  agent,
  headers: own,
  refusal,
}: ApiCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      'x-appname': 'bench',
      'x-appversion': '20250715.1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...own,
    };
    const plain = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method: method ?? plain, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const sentBytes = Buffer.concat(parts);
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const text = (isZipped ? gunzipSync(sentBytes) : sentBytes).toString('utf8');
        const status = response.statusCode ?? 0;
        if (refusal === undefined ? status >= 200 && status < 300 : status === refusal) resolve(text);
        else reject(new Error(`${url} returned ${status}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
