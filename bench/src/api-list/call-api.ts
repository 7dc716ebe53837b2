import { type Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A call as a browser makes it: a POST if it has a body, otherwise a GET. */
interface ApiCall {
  readonly url: string;
  readonly body?: unknown;
  readonly token: string;
  readonly host: string;
  readonly agent: Agent;
}

/** Returns the text of the answer, which must be 200. */
export function callApi({ url, body, token, host, agent }: ApiCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      'x-appname': 'bench',
      'x-appversion': '20250715.1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const sentBytes = Buffer.concat(parts);
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const text = (isZipped ? gunzipSync(sentBytes) : sentBytes).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
