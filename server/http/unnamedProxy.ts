import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { passedOn, peerOf } from './client.ts';

/**
 * Warns once about a reverse proxy that TRUST_PROXY does not name. A peer on the public internet does not
 * count, because it may have sent the headers itself.
 */
export function warnOfUnnamedProxy(log: Log, config: Pick<Config, 'TRUST_PROXY'>): MiddlewareHandler {
  let isSaid = false;
  return async (c, next) => {
    if (!isSaid) {
      const headers = passedOn(c, config);
      if (headers.length > 0 && isNear(peerOf(c))) {
        isSaid = true;
        log.warn(
          { headers },
          'reverse proxy detected but TRUST_PROXY is not set, so rate limits by address do not work; run: npm run doctor -- proxy',
        );
      }
    }
    await next();
  };
}

const isNear = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast';
