import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CheckName,
  checkNames,
  type Finding,
  type Operations,
} from '../../../server/operations/schemas.ts';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { CheckRow } from './CheckRow.tsx';
import { operationsApi } from './operationsApi.ts';

export function ChecksPanel({ providers }: Pick<Operations, 'providers'>) {
  const t = useTranslate();
  const client = useQueryClient();
  const [found, setFound] = useState<Partial<Record<CheckName, Finding>>>({});
  const [running, setRunning] = useState<readonly CheckName[]>([]);

  async function run(name: CheckName): Promise<void> {
    setRunning((all) => [...all, name]);
    try {
      const finding = await operationsApi.check(name);
      setFound((all) => ({ ...all, [name]: finding }));
      void client.invalidateQueries({ queryKey: ['operations'], exact: true });
    } catch (error) {
      notifyFailure(error, t('admin.operations.checks.failed'));
    }
    setRunning((all) => all.filter((one) => one !== name));
  }
  // One after the other: what is wrong with one is easier to see while nothing else happens.
  async function runAll(): Promise<void> {
    for (const name of checkNames) await run(name);
  }

  return (
    <Panel
      title={t('admin.operations.checks.title')}
      description={t('admin.operations.checks.text')}
      actions={
        <Button variant="outlined" disabled={running.length > 0} onClick={() => void runAll()}>
          {t('admin.operations.checks.all')}
        </Button>
      }
    >
      <ul
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
        aria-label={t('admin.operations.checks.title')}
      >
        {checkNames.map((name) => (
          <CheckRow
            key={name}
            name={name}
            provider={providers.find((one) => one.name === name)}
            finding={found[name]}
            busy={running.includes(name)}
            onTest={() => void run(name)}
          />
        ))}
      </ul>
    </Panel>
  );
}
