import { randomUUID } from 'node:crypto';
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

type Headers = Record<string, string>;
/** What every answer carries, unless it has its own: `data` those that are JSON, `page` all others, which a browser may show. */
export type Common = { page: Headers; data: Headers };

/**
 * An answer that carries what all have: headers that are the same for each, and the id of its request. They are added as it leaves,
 * where they cost next to nothing; on its way through the app a header costs as much as finding the route.
 */
export class Answer extends ServerResponse {
  #requestId: string | undefined;

  /** The caller's own id for this request where it sent one. It comes back in `X-Request-Id`, and is what the log knows it by. */
  get requestId(): string {
    const given = (this.req as IncomingMessage).headers['x-request-id'];
    this.#requestId ??= typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID();
    return this.#requestId;
  }

  protected common(): Common {
    return { page: {}, data: {} };
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const own = (typeof reason === 'object' ? reason : headers) as OutgoingHttpHeaders | undefined;
    const { page, data } = this.common();
    const isData = (own?.['content-type'] ?? own?.['Content-Type']) === 'application/json';
    // What was asked for with a token is for its holder, whatever kind of answer it is.
    const kept =
      'x-auth-token' in (this.req as IncomingMessage).headers ? { 'cache-control': 'no-store' } : {};
    return super.writeHead(status, {
      'x-request-id': this.requestId,
      ...(isData ? data : page),
      ...own,
      ...kept,
    });
  }
}

/** Answers that all carry these headers. */
export const answersWith = (common: () => Common): typeof Answer =>
  class extends Answer {
    protected override common(): Common {
      return common();
    }
  };

/**
 * Where a browser takes a card: Stripe's form is a script and frames of its own, which it will not have served by anybody else
 * (docs.stripe.com/security/guide); the sandbox at `apiBase` is called by a form of ours, which shows in a frame what its bank asks.
 */
export function cardOrigins(apiBase: string | null) {
  if (apiBase === null) {
    const forms = 'https://js.stripe.com https://*.js.stripe.com';
    const frame = `frame-src ${forms} https://hooks.stripe.com`;
    return { script: ` ${forms}`, frame, connect: ' https://api.stripe.com' };
  }
  const { origin } = new URL(apiBase);
  return { script: '', frame: `frame-src ${origin}`, connect: ` ${origin}` };
}

/** What no page of ours uses, so that nothing that gets into one can. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

/**
 * For a page, no script but our own and the card form's, in nobody's frame. Styles are made at run time by the component library, pictures
 * come from the network, and a photo goes from the browser to the image host by itself. For data, nothing at all, should it ever be taken for
 * a page, and no cache. Where the public address is encrypted, a browser asks for it in no other way from then on.
 */
export function securityHeaders(
  publicUrl: string,
  imageHost: string,
  cards: ReturnType<typeof cardOrigins>,
): Common {
  const both: Headers = {
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return {
    page: {
      ...both,
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self'${cards.script}`,
        cards.frame,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: http: https:",
        "font-src 'self' data:",
        `connect-src 'self' ${imageHost}${cards.connect}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    },
    data: {
      ...both,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  };
}
