import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, TextInput, useListContext } from 'react-admin';
import { parseProfileUrl } from '../../../server/accounts/settings/limits.ts';
import { type OptOut, OptOutInput, optOutStates } from '../../../server/automation/optOuts/schemas.ts';
import { request } from '../../call.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FilterRow, FilterText, filterPlace } from '../../components/FilterRow.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Page } from '../../components/Page.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useAction } from '../../components/useAction.ts';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { queryClient } from '../../queryClient.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';

type OptOutRecord = OptOut & RaRecord<string>;
const Column = Col<OptOutRecord>;
const refresh = () => queryClient.invalidateQueries({ queryKey: ['opt-outs'] });

export function OptOutList() {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('admin.optOuts.title')}
      description={t('admin.optOuts.text')}
      actions={
        <Button variant="contained" onClick={() => setAdding(true)}>
          {t('admin.optOuts.new')}
        </Button>
      }
    >
      <AdminList
        failed={t('admin.optOuts.failed')}
        storeKey={false}
        actions={<OptOutFilters />}
        empty={false}
      >
        <OptOutTable />
      </AdminList>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function OptOutFilters() {
  const t = useTranslate();
  const states = optOutStates.map((id) => ({ id, name: t(`admin.optOuts.states.${id}`) }));
  return (
    <Box sx={filterPlace}>
      <FilterRow>
        <FilterText source="q" placeholder={t('admin.optOuts.qHint')} />
        <FilterSelect
          source="state"
          label={t('resources.opt-outs.fields.state')}
          all={t('admin.optOuts.all')}
          choices={states}
        />
      </FilterRow>
    </Box>
  );
}

function OptOutTable() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const none = Object.keys(filterValues).length > 0 ? 'none' : 'empty';
  return (
    <AdminTable<OptOutRecord>
      aria-label={t('admin.optOuts.list')}
      empty={<EmptyState title={t(`admin.optOuts.${none}`)} text={t(`admin.optOuts.${none}Text`)} />}
      phone={{
        primaryText: (row) => <Profile row={row} />,
        secondaryText: (row) => (
          <>
            <State row={row} /> <Decisions row={row} />
          </>
        ),
      }}
    >
      <Column source="profileUrl" disableSort render={(row) => <Profile row={row} />} />
      <Column source="state" disableSort render={(row) => <State row={row} />} />
      <Column source="createdAt" render={({ createdAt }) => momentText(createdAt)} />
      <Column source="id" label="" disableSort align="right" render={(row) => <Decisions row={row} />} />
    </AdminTable>
  );
}

type Props = { row: OptOutRecord };

const nameOf = ({ profileUrl }: OptOut): string => parseProfileUrl(profileUrl)?.identifier ?? profileUrl;

function Profile({ row }: Props) {
  const t = useTranslate();
  return (
    <Box sx={{ py: 1, overflowWrap: 'anywhere' }}>
      <Link href={row.profileUrl} target="_blank" rel="noreferrer">
        {nameOf(row)}
      </Link>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {row.code === null ? t('admin.optOuts.byAdmin') : t('admin.optOuts.codeNote', { code: row.code })}
      </Typography>
    </Box>
  );
}

const tones = { unverified: 'neutral', waiting: 'warning', active: 'good', rejected: 'bad' } as const;
const State = ({ row: { state } }: Props) => {
  const t = useTranslate();
  return <StatusChip tone={tones[state]} label={t(`admin.optOuts.states.${state}`)} />;
};

function Decisions({ row }: Props) {
  const t = useTranslate();
  const { id, state } = row;
  const name = nameOf(row);
  const done = { accept: 'accepted', reject: 'rejectedDone', remove: 'removed' } as const;
  const deciding = useAction({
    run(verb: keyof typeof done) {
      const path = `/api/admin/opt-out/${encodeURIComponent(id)}`;
      return verb === 'remove' ? request('DELETE', path) : request('POST', `${path}/${verb}`, {});
    },
    confirm: (verb) => ({
      title: t(`admin.optOuts.${verb}Title`),
      text: t(`admin.optOuts.${verb}Ask`, { name }),
      confirm: t(`admin.optOuts.${verb}`),
      isDangerous: verb !== 'accept',
    }),
    done: (_, verb) => t(`admin.optOuts.${done[verb]}`),
    failed: t('admin.optOuts.changeFailed'),
    settled: refresh,
  });
  const button = (verb: keyof typeof done) => (
    <Button
      key={verb}
      size="small"
      variant={verb === 'accept' ? 'outlined' : 'text'}
      onClick={() => deciding.act(verb)}
      aria-label={t(`admin.optOuts.${verb}Of`, { name })}
    >
      {t(`admin.optOuts.${verb}`)}
    </Button>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 2 }}>
      {state === 'waiting' || state === 'unverified'
        ? (['accept', 'reject'] as const).map(button)
        : state === 'active' && button('remove')}
    </Box>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <FormDialog<{ profileUrl: string | null }, object, OptOutRecord>
      resource="opt-outs"
      record={null}
      done={() => {
        void refresh();
        return t('admin.optOuts.added');
      }}
      failed={t('admin.optOuts.changeFailed')}
      title={t('admin.optOuts.formTitle')}
      submit={t('admin.optOuts.save')}
      initial={{ profileUrl: '' }}
      schema={OptOutInput}
      toInput={({ profileUrl }) => ({ profileUrl: profileUrl ?? '' })}
      onClose={onClose}
    >
      <TextInput source="profileUrl" helperText={false} autoFocus />
    </FormDialog>
  );
}
