import schemas from './en/schemas.json' with { type: 'json' };
import server from './en/server.json' with { type: 'json' };

/** The English of every server sentence, by noun and key. */
export const catalog = { ...schemas, ...server };
export type Catalog = typeof catalog;
