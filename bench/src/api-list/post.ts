import { type Agent, request } from 'node:http';

/** A call as a browser makes it. */
export interface PostedCall {
  readonly url: string;
  readonly body: unknown;
  readonly token: string;
  readonly host: string;
  readonly agent: Agent;
}

/** Posts a body and returns the text of the answer, which must be 200. */
export function post({ url, body, token, host, agent }: PostedCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-appname': 'bench',
      'x-appversion': '20250715.1',
    };
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
