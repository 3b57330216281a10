import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { putOperatorSwitch, putSwitch, readOperatorSwitch, readSwitch } from './putSwitch.ts';
import { OperatorSwitch, OperatorSwitchInput, SwitchInput, UserSwitch } from './schemas.ts';

/** The switches that stop everything: one for each customer, one for the operator. */
export function switchRoutes(deps: Deps) {
  const user = requireRole(deps, 'user');
  const admin = requireRole(deps, 'admin');
  const path = '/api/automation/switch';
  const ofAll = '/api/admin/switch';
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path,
        tag: 'Automation',
        summary: 'Get the state of the stop switch for your accounts',
        middleware: user,
      },
      200,
      UserSwitch,
    ),
    (c) => c.json(readSwitch(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path,
        tag: 'Automation',
        summary: 'Stop or resume all your accounts',
        description:
          'Takes effect before the next call to the network. Accounts keep their started or paused state.',
        middleware: user,
        request: body(SwitchInput),
      },
      200,
      UserSwitch,
    ),
    async (c) => c.json(await putSwitch(deps, c.get('actor'), c.req.valid('json').stopped), 200),
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: ofAll,
        tag: 'Admin',
        summary: 'Get the state of the global stop switch',
        middleware: admin,
      },
      200,
      OperatorSwitch,
    ),
    (c) => c.json(readOperatorSwitch(deps), 200),
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path: ofAll,
        tag: 'Admin',
        summary: 'Stop or resume all comments of all customers',
        description: 'Takes effect before the next call to the network.',
        middleware: admin,
        request: body(OperatorSwitchInput),
      },
      200,
      OperatorSwitch,
    ),
    async (c) =>
      c.json(
        await putOperatorSwitch(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)),
        200,
      ),
  );
  return api;
}
