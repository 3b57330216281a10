import type { Config } from '../config.ts';
import { version } from '../health/version.ts';
import { type createApi, tokenScheme } from '../http/api.ts';
import { withExamples, withNulls } from './schemas31.ts';

const about = `Every call of Chime In. The web app and the command line use these and no others.

**Signing in.** \`POST /api/auth/login\` answers a token. Send it in the header \`x-auth-token\`. A script uses a personal access token
in the same header, made with \`POST /api/tokens\`.

**Failures** are \`{message, code, issues?}\`: a sentence for a person, a word for a program, and for a 422 what is wrong with which field.
Beside those listed with each call, any call may answer 503 while the server starts, and 500 where the fault is ours.

**Lists** answer a plain array and take react-admin's query: \`sort=["field","ASC"]\`, \`range=[0,24]\`, \`filter={"field":"value"}\`.
\`Content-Range\` says which rows these are and how many there are. Without a range, a list holds at most 1,000 rows, newest first.

**Times** are ISO 8601 in UTC. Unknown fields are refused by name. A body is at most 1 MB, and 16 KB
without a valid token; it has at most 50 levels, 1,000 keys and 10,000 values.`;

const tags: [name: string, description: string][] = [
  ['Signing in', 'Registering, signing in and out, proving an e-mail, and the sessions that are open'],
  ['Personal access tokens', 'What scripts sign in with'],
  ['Users', 'The person who calls'],
  ['LinkedIn accounts', 'The accounts that comment'],
  ['Settings', 'What an account comments on, when and how'],
  ['Automation', 'Starting, pausing and watching'],
  ['Drafts', 'Comments that wait for a person before they are posted'],
  ['Prompt bench', 'One prompt against another, on posts that are kept for it'],
  ['Comments', 'What was said'],
  ['Billing', 'Plans, the subscription, cards and invoices'],
  ['Your webhooks', 'What servers of your own are told, and what was sent to them'],
  ['Images', 'Pictures of people'],
  ['Admin', 'What only an admin may do'],
  ['Webhooks', 'Notices from the providers. Nobody else calls these'],
  ['Server', 'How it is, and this description'],
];

/**
 * The OpenAPI 3.1 document of every operation that is mounted on `app`, from the schemas that validate. Every body that has a
 * schema has an example.
 */
export function createDocument(app: ReturnType<typeof createApi>, { publicUrl }: Pick<Config, 'publicUrl'>) {
  app.openAPIRegistry.registerComponent('securitySchemes', tokenScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'x-auth-token',
    description: 'The token of a sign-in, or a personal access token',
  });
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Chime In API', version, description: about },
    servers: [
      { url: '/', description: 'Where this description came from' },
      { url: publicUrl, description: 'The public address' },
    ],
    tags: tags.map(([name, description]) => ({ name, description })),
  });
  return withExamples(withNulls(document));
}
