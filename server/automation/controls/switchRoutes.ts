import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { putOperatorSwitch, putSwitch, readOperatorSwitch, readSwitch } from './putSwitch.ts';
import { OperatorSwitch, OperatorSwitchInput, SwitchInput, UserSwitch } from './schemas.ts';

export function switchRoutes(deps: Deps) {
  const api = routes(deps, 'Automation');
  const path = '/api/automation/switch';
  api.get(
    path,
    {
      role: 'user',
      summary: 'Get the state of the stop switch for your accounts',
      answer: UserSwitch,
    },
    ({ actor }) => readSwitch(deps, actor),
  );
  api.put(
    path,
    {
      role: 'user',
      summary: 'Stop or resume all your accounts',
      description:
        'Takes effect before the next call to the network. Accounts keep their started or paused state.',
      body: SwitchInput,
      answer: UserSwitch,
    },
    ({ actor, body }) => putSwitch(deps, actor, body.stopped),
  );

  const ofAll = '/api/admin/switch';
  api.get(
    ofAll,
    {
      tag: 'Admin',
      role: 'admin',
      summary: 'Get the state of the global stop switch',
      answer: OperatorSwitch,
    },
    () => readOperatorSwitch(deps),
  );
  api.put(
    ofAll,
    {
      tag: 'Admin',
      role: 'admin',
      summary: 'Stop or resume all comments of all customers',
      description: 'Takes effect before the next call to the network.',
      body: OperatorSwitchInput,
      answer: OperatorSwitch,
    },
    ({ actor, body, client }) => putOperatorSwitch(deps, actor, body, client),
  );
  return api.app;
}
