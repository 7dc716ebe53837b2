import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Database } from '../database/database.js';
import type { FindTenant } from '../http/auth/identity.js';
import type { CountCall } from '../http/auth/rate-limit.js';
import { type PageContent, sendPage } from '../http/pages/branded-page.js';
import { sendRefusal } from '../http/problems/shape.js';
import { stopMorningMail } from '../me/index.js';
import type { StopLinks } from './stop-links.js';

const MAX_BODY_BYTES = 4096;
/** A refusal is a page too (TRAK-15). */
const asPage = { config: { errorShape: 'page' } } as const;
const openLink = '<p><a href="/">Open Consign</a></p>';
const unknown = page(
  "This link doesn't work",
  `<p>The link may be incomplete. Sign in, and switch the mail off in My Details.</p>${openLink}`,
);

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
      if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'page');
      return undefined;
    });
    pages.get('/mails/stop', asPage, async (request, reply) => {
      const found = await find(request);
      if (found === undefined) return sendPage(reply.code(404), request.tenant, unknown);
      const ask = `<p>You will get no more of these mails.</p>
        <form method="post"><button>Stop the mail</button></form>`;
      return sendPage(reply, found.tenant, page('Stop the morning mail?', ask), { hasForm: true });
    });
    pages.post('/mails/stop', asPage, async (request, reply) => {
      const found = await find(request);
      if (found === undefined) return sendPage(reply.code(404), request.tenant, unknown);
      const { tenantId, organisationId, userId } = found.reader;
      const { deadline } = request;
      const owner = { tenantId, organisationId };
      await deadline.during(() =>
        deps.inTenant(owner, (tx) => stopMorningMail(tx, owner, userId), undefined, deadline),
      );
      const told = `<p>You get no more of these mails. To have them again, choose an hour in My Details.</p>${openLink}`;
      return sendPage(reply, found.tenant, page('The morning mail is stopped', told));
    });
    done();
  });
}

function page(title: string, body: string): PageContent {
  return { title, parts: [`<h1>${title}</h1>`, body] };
}
