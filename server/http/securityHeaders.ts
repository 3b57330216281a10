import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { tokenOf } from './token.ts';

/** Other origins that the app's pages load from. */
export type Origins = {
  publicUrl: string;
  images: string;
  /** The base of a payments API other than Stripe's own: the sandbox's. */
  paymentsBase: string | null;
};

/**
 * JSON gets `dataHeaders`; everything else, which a browser may show, gets `pageHeaders`. Caches keep neither
 * JSON nor answers to a token.
 */
export function securityHeaders(origins: Origins): MiddlewareHandler {
  const data = dataHeaders(origins.publicUrl);
  const page = pageHeaders(origins);
  return async (c, next) => {
    await next();
    // The path can't decide this: a call may answer with a file, and an unknown path with JSON.
    const isData = c.res.headers.get('content-type') === 'application/json';
    await (isData ? data : page)(c, async () => {});
    if (tokenOf(c.req) !== '' || (isData && !c.res.headers.has('cache-control')))
      c.res.headers.set('cache-control', 'no-store');
  };
}

/** JSON loads nothing if a browser shows it as a page. */
export const dataHeaders = (publicUrl: string): MiddlewareHandler =>
  secureHeaders({
    ...always(publicUrl),
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
  });

/** A page runs only our own scripts and the card form's, and can't be framed. */
export const pageHeaders = (origins: Origins): MiddlewareHandler =>
  secureHeaders({
    ...always(origins.publicUrl),
    contentSecurityPolicy: pagePolicy(origins),
    permissionsPolicy: unused,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });

/** HSTS, if the public address is encrypted. */
const always = (publicUrl: string) => ({
  strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  // Only old browsers read these.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * The component library creates styles at run time, pictures come from the network, and a browser uploads
 * photos itself.
 */
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
 * The origins of the card form. Stripe's is a script and frames that only Stripe may serve
 * (docs.stripe.com/security/guide); the sandbox's is our own form, which frames the bank's page.
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

/** Features that no page uses, so that injected code can't either. */
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
