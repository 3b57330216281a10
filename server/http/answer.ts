import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = Record<string, string>;

/**
 * An answer that carries what all have: headers that are the same for each, and the id of its request. They are added as it leaves,
 * where they cost next to nothing; on its way through the app a header costs as much as finding the route.
 */
export class Answer extends ServerResponse {
  requestId: string | undefined;

  protected common(): Headers {
    return {};
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const id = this.requestId ? { 'x-request-id': this.requestId } : undefined;
    return super.writeHead(status, { ...this.common(), ...id, ...(typeof reason === 'object' ? reason : headers) });
  }
}

/** Answers that all carry these headers, unless one has its own. */
export const answersWith = (common: () => Headers): typeof Answer =>
  class extends Answer {
    protected override common(): Headers {
      return common();
    }
  };

/**
 * No script but our own, in nobody's frame. Styles are made at run time by the component library, pictures come from the network,
 * and a photo goes from the browser to the image host by itself.
 */
export const securityHeaders = (imageHost: string): Headers => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self' data:",
    `connect-src 'self' ${imageHost}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
