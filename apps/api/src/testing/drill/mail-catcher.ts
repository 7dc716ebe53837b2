import { createServer } from 'node:net';

import { listen } from '../listen.js';

/** A mail that was handed over completely. */
export interface CaughtMail {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  /** The mail with its headers, as it was sent. */
  readonly content: string;
}

export interface MailCatcher {
  readonly url: string;
  readonly caught: readonly CaughtMail[];
  /** Holds every further mail back before it is accepted; resolves with the sender of the first one held. */
  holdNext(): Promise<string>;
  /** Accepts mails again. The held ones are answered too, if anybody still listens. */
  release(): void;
  close(): void;
}

/** A mail server for tests: accepts everything, and can stall between the content of a mail and its acceptance. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  let held: (() => void)[] = [];
  let onHeld: ((from: string) => void) | null = null;
  let isHolding = false;

  const server = createServer((socket) => {
    let from = '';
    let to = '';
    let content: string | null = null;
    let isOpen = true;
    socket.on('close', () => {
      isOpen = false;
    });
    socket.on('error', () => undefined);
    const accept = (text: string): void => {
      if (!isOpen) return;
      const messageId = /^Message-ID: <(.+)>\r$/mu.exec(text)?.[1] ?? '';
      caught.push({ from, to, messageId, content: text });
      socket.write('250 kept\r\n');
    };
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (content !== null) {
        content += text;
        if (!content.endsWith('\r\n.\r\n')) return;
        const whole = content;
        content = null;
        if (!isHolding) return accept(whole);
        held.push(() => accept(whole));
        onHeld?.(from);
        return;
      }
      from = /^MAIL FROM:<([^>]+)>/mu.exec(text)?.[1] ?? from;
      to = /^RCPT TO:<([^>]+)>/mu.exec(text)?.[1] ?? to;
      if (text.startsWith('DATA')) {
        content = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    holdNext: () => {
      isHolding = true;
      return new Promise((resolve) => {
        onHeld = resolve;
      });
    },
    release: () => {
      isHolding = false;
      for (const answer of held) answer();
      held = [];
    },
    close: () => server.close(),
  };
}
