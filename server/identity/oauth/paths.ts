import type { Config } from '../../config.ts';

type Address = Pick<Config, 'publicUrl'>;

/** The endpoints of the authorization server. */
export const oauthPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
} as const;

/** The resource that access tokens are bound to. */
export const mcpResource = ({ publicUrl }: Address): string => `${publicUrl}/mcp`;

const resourcePath = '/.well-known/oauth-protected-resource';
/** RFC 9728 appends the resource's path. Some clients ask without it. */
export const resourcePaths = [`${resourcePath}/mcp`, resourcePath] as const;

export const resourceMetadataUrl = ({ publicUrl }: Address): string => publicUrl + resourcePaths[0];

/** The web app's page for a person's decision. Without an ID, it shows why there is nothing to decide. */
export const requestPage = (id?: string): string => (id ? `/connect-assistant/${id}` : '/connect-assistant');
