import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { freePorts } from '../../../ports.shared.js';

/** Debian's program with WebKitGTK's own controls, which its driver steers. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** The name of an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const POLL_MS = 100;
const LIMIT_MS = 60_000;

/** A browser that is steered by W3C's WebDriver, for what Playwright cannot steer. */
export interface WebDriver {
  goTo(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<T>(body: string): Promise<T>;
  /** Waits for the first element of an XPath that is shown, and clicks it. */
  click(xpath: string): Promise<void>;
  /** Types into an element with real keys. */
  type(xpath: string, text: string): Promise<void>;
  /** Waits until the page shows an element of an XPath. */
  see(xpath: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts WebKitGTK with a window on a screen of its own. */
export async function startWebKit(driver: string): Promise<WebDriver> {
  const [port = 0] = await freePorts(1);
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 1440x900x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/status`);
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const started = (await call(`${url}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string };
  return toDriver(`${url}/session/${started.sessionId}`, server);
}

function toDriver(session: string, server: ChildProcess): WebDriver {
  const post = (command: string, body: object = {}) => call(`${session}/${command}`, body);
  const find = async (xpath: string): Promise<string> => {
    for (const end = Date.now() + LIMIT_MS; ; await pause(POLL_MS)) {
      const found = (await post('elements', { using: 'xpath', value: xpath })) as Record<string, string>[];
      for (const { [ELEMENT]: id = '' } of found) {
        if (await call(`${session}/element/${id}/displayed`)) return `element/${id}`;
      }
      if (Date.now() > end) throw new Error(`WebKit does not show ${xpath}`);
    }
  };
  return {
    goTo: async (url) => void (await post('url', { url })),
    run: async <T>(body: string) => (await post('execute/sync', { script: body, args: [] })) as T,
    click: async (xpath) => void (await post(`${await find(xpath)}/click`)),
    type: async (xpath, text) => void (await post(`${await find(xpath)}/value`, { text })),
    see: async (xpath) => void (await find(xpath)),
    close: async () => {
      await call(session, null);
      const ended = once(server, 'exit');
      // With the screen that was started for it.
      process.kill(-(server.pid ?? 0));
      await ended;
    },
  };
}

/** Sends a command: GET without a body, DELETE with null. */
async function call(url: string, body?: object | null): Promise<unknown> {
  const method = body === undefined ? 'GET' : body === null ? 'DELETE' : 'POST';
  const answer = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

async function untilAnswered(url: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; ; await pause(POLL_MS)) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
  }
}
