import type { Config } from '../../config.ts';
import { version } from '../../operations/health/version.ts';
import type { createApi } from '../api.ts';
import { securitySchemes } from '../openapi.ts';
import { fieldNames } from './fieldNames.ts';
import { namedEnums } from './namedEnums.ts';
import {
  withDescriptions,
  withExamples,
  withFormats,
  withJsonParameters,
  withNamedEnums,
  withNulls,
} from './schemas31.ts';
import { registerWebhooks } from './webhooks.ts';

const about = `The complete API of Chime In. The web app and the CLI use the same calls.

**Authentication.** \`POST /api/auth/login\` returns a token. Send it in the header
\`x-auth-token\`. Scripts send a personal access token in the same header or as
\`Authorization: Bearer\`; create one with \`POST /api/tokens\`. \`x-token-scope\` of a call is the
scope that it needs.

**Errors** are \`{message, code, issues?}\`: a message for people, a code for programs, and for a
422 one issue per invalid field. In addition to the errors listed with each call, any call can
return 503 while the server starts, and 500 after an internal error. Another method of a path is a
405 with \`Allow\`. A used-up limit of your own is a 429: \`too_many_attempts\`,
\`read_limit_reached\` for the day's reads or \`cost_cap_reached\` for the month's cost.

**Lists** return a plain array. Three parameters hold JSON: \`sort=["field","ASC"]\`,
\`range=[0,24]\`, \`filter={"field":"value"}\`. \`Content-Range\` gives the range of rows and their
total number. Without a range, a list returns at most 1,000 rows, newest first. A list whose filter
takes \`id\` is a resource of react-admin: it answers getList, getMany and getOne.

**Agents.** \`/mcp\` speaks the Model Context Protocol with a personal access token as
\`Authorization: Bearer\`. Its tools make these calls.

**Words.** The source of a comment is a search link or a monitored profile: \`category\` is
\`Search\` or \`Monitor\`, \`kind\` of a source \`search\` or \`profile\`. The CLI says
\`--mode searches\` or \`profiles\`, CSV *From searches* or *From profiles*. A schedule is the
account's day (\`/api/automation/plan\`), a plan has a price. Every row has its ID as \`id\`; the
older names \`_id\` and \`accountId\` stay beside it. Other objects name it \`commentId\`,
\`accountId\` and so on. A changed row may be sent back with its \`id\`.

**Times** are ISO 8601 in UTC. Unknown fields and parameters are rejected by name. A body can have
up to 1 MB, or 16 KB without a valid token, with at most 50 levels, 1,000 keys and 10,000 values.`;

const tags: [name: string, description: string][] = [
  ['Signing in', 'Register, sign in and out, verify an e-mail address, manage sessions'],
  ['Personal access tokens', 'Tokens for scripts'],
  ['Assistants', 'Connect and disconnect AI assistants'],
  ['Users', 'The signed-in user'],
  ['People', 'The people of a workspace, and invitations'],
  ['LinkedIn accounts', 'Connect and disconnect accounts'],
  ['Settings', 'Sources, schedule, limits and prompt of an account'],
  ['Automation', 'Start, pause and watch accounts'],
  ['Drafts', 'Comments waiting for approval'],
  ['Voice', 'How the person of an account writes'],
  ['Prompt bench', 'Compare prompts on saved posts'],
  ['Comments', 'The history of posted comments'],
  ['Results', 'Reactions and replies to comments, and the inbox of replies'],
  ['Billing', 'Plans, subscription, payment methods and invoices'],
  ['Your webhooks', 'Webhooks to your own servers, and their messages'],
  ['Opt-out', 'For authors who do not want comments'],
  ['Images', 'Profile photos'],
  ['Admin', 'For admins only'],
  ['Webhooks', 'Webhooks from providers. Only providers call these'],
  ['Server', 'Health, metrics and this document'],
];

/** The OpenAPI 3.1 document of the calls mounted on `app`, from the schemas that validate them. */
export function createDocument(app: ReturnType<typeof createApi>, { publicUrl }: Pick<Config, 'publicUrl'>) {
  for (const [name, scheme] of Object.entries(securitySchemes))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  registerWebhooks(app.openAPIRegistry);
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Chime In API',
      version,
      description: about,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name: 'Chime In', url: publicUrl },
    },
    servers: [
      { url: '/', description: 'This server' },
      { url: publicUrl, description: 'The public address' },
    ],
    tags: tags.map(([name, description]) => ({ name, description })),
  });
  const complete = withExamples(withNulls(withJsonParameters(document)));
  return withNamedEnums(withDescriptions(withFormats(complete), fieldNames), namedEnums);
}
