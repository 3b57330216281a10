import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Addresses that the pages of the app load from, beside the server's own. */
export type Origins = {
  publicUrl: string;
  /** The origin of the image host. */
  images: string;
  /** The base of a payments API other than Stripe's own: the sandbox's. */
  paymentsBase: string | null;
};

/**
 * The security headers of each answer: for JSON those of `dataHeaders`, for all else, which a browser may show, those of `pageHeaders`.
 * No cache keeps JSON, nor anything that was asked for with a token.
 */
export function securityHeaders(origins: Origins): MiddlewareHandler {
  const data = dataHeaders(origins.publicUrl);
  const page = pageHeaders(origins);
  return async (c, next) => {
    await next();
    // Only the answer tells which it is: a call may answer a file, and a path without a page answers JSON.
    const isData = c.res.headers.get('content-type') === 'application/json';
    await (isData ? data : page)(c, async () => {});
    if (c.req.header('x-auth-token') !== undefined || (isData && !c.res.headers.has('cache-control')))
      c.res.headers.set('cache-control', 'no-store');
  };
}

/** Nothing may be loaded by JSON, should it ever be taken for a page. */
export const dataHeaders = (publicUrl: string): MiddlewareHandler =>
  secureHeaders({
    ...always(publicUrl),
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
  });

/** A page runs no script but our own and the card form's, and stands in nobody's frame. */
export const pageHeaders = (origins: Origins): MiddlewareHandler =>
  secureHeaders({
    ...always(origins.publicUrl),
    contentSecurityPolicy: pagePolicy(origins),
    permissionsPolicy: unused,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });

/** Where the public address is encrypted, a browser asks for it in no other way from then on. */
const always = (publicUrl: string) => ({
  strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  // Only old browsers read these.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Styles are made at run time by the component library, pictures come from the network, and a browser uploads a photo by itself. */
function pagePolicy({ images, paymentsBase }: Origins) {
  const cards = cardOrigins(paymentsBase);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...cards.script],
    frameSrc: cards.frame,
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", images, ...cards.connect],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  };
}

/**
 * Where a browser takes a card: Stripe's form is a script and frames of its own, which it will not have served by anybody else
 * (docs.stripe.com/security/guide); the sandbox at `apiBase` is called by a form of ours, which shows in a frame what its bank asks.
 */
function cardOrigins(apiBase: string | null) {
  if (apiBase === null) {
    const forms = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    return {
      script: forms,
      frame: [...forms, 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    };
  }
  const { origin } = new URL(apiBase);
  return { script: [], frame: [origin], connect: [origin] };
}

/** Features that no page of ours uses, so that nothing that gets into one can. */
const unused = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  usb: [],
};
