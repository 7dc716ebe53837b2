import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../database/database.js';
import { escapeHtml } from '../http/escape-html.js';
import type { FindTenant } from '../http/auth/identity.js';
import type { CountCall } from '../http/auth/rate-limit.js';
import { sendRefusal } from '../http/problems/shape.js';
import { stopMorningMail } from '../me/index.js';
import type { StopLinks } from './stop-links.js';

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const MAX_BODY_BYTES = 4096;

/**
 * The page of a mail's stop link, without sign-in or script. A GET only asks, because mail scanners open links; the
 * button, and a mail program that offers to unsubscribe, send a POST (RFC 8058).
 */
export async function registerMailStops(
  app: FastifyInstance,
  deps: {
    readonly findTenant: FindTenant;
    readonly inTenant: Database['inTenant'];
    readonly stopLinks: StopLinks;
    readonly countCall: CountCall;
  },
): Promise<void> {
  async function find(request: FastifyRequest) {
    const { s } = request.query as Partial<Record<string, unknown>>;
    const { deadline } = request;
    const tenant = await deadline.during(() => deps.findTenant(request.host));
    if (tenant === undefined || typeof s !== 'string') return undefined;
    request.tenant = tenant;
    const reader = deps.stopLinks.read(tenant.id, s);
    return reader && { tenant, reader };
  }

  await app.register((pages, _options, done) => {
    // A mail program sends a form, whose fields are ignored.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, parsed) => parsed(null, null),
    );
    pages.addHook('preHandler', async (request, reply) => {
      const refusal = await deps.countCall(request, 'page');
      if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'problem');
      return undefined;
    });
    pages.get('/mails/page.css', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLES),
    );
    pages.get('/mails/stop', async (request, reply) => {
      const found = await find(request);
      if (found === undefined) return sendUnknown(reply);
      const ask = `<p>You will get no more of these mails.</p>
        <form method="post"><button>Stop the mail</button></form>`;
      return sendPage(reply, found.tenant.name, 'Stop the morning mail?', ask);
    });
    pages.post('/mails/stop', async (request, reply) => {
      const found = await find(request);
      if (found === undefined) return sendUnknown(reply);
      const { tenantId, organisationId, userId } = found.reader;
      const { deadline } = request;
      const owner = { tenantId, organisationId };
      await deadline.during(() =>
        deps.inTenant({ ...owner, userId }, (tx) => stopMorningMail(tx, owner, userId), undefined, deadline),
      );
      const told = `<p>You get no more of these mails. To have them again, choose an hour in My Details.</p>
        <p><a href="/">Open Consign</a></p>`;
      return sendPage(reply, found.tenant.name, 'The morning mail is stopped', told);
    });
    done();
  });
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  void reply.code(404);
  const text = '<p>The link may be incomplete. Sign in, and switch the mail off in My Details.</p>';
  return sendPage(reply, 'Consign', "This link doesn't work", text);
}

function sendPage(reply: FastifyReply, provider: string, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><title>${title}</title>` +
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/mails/page.css"></head>' +
        `<body><main><p class="provider">${escapeHtml(provider)}</p><h1>${title}</h1>${body}</main></body></html>`,
    );
}

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 12vh auto; padding: 0 1rem; }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0.25rem 0 1rem; }
.provider { margin: 0; opacity: 0.75; }
button { font: inherit; font-weight: 600; padding: 0.5rem 1rem; border: 0; border-radius: 4px;
  background: #1b5fb3; color: #fff; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
