import { Box, Button, List, Typography } from '@mui/material';
import { InfiniteListBase, useListContext } from 'react-admin';
import type { Responder } from '../../server/history/responders/schemas.ts';
import type { Results } from '../../server/history/results/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { dotted } from '../components/dotted.ts';
import { listQuery, useExport } from '../components/exportFile.ts';
import { Faces } from '../components/Faces.tsx';
import { FilterRow, FilterText } from '../components/FilterRow.tsx';
import { More } from '../components/More.tsx';
import { OutLink } from '../components/OutLink.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { respondersText } from './respondersModel.ts';

type Person = Responder & { id: string };
type Props = { accountId: string; responders: Results['responders'] };

/** The people who answered: of the period as a sentence, of the last 12 months as a list. */
export function WhoAnswered({ accountId, responders }: Props) {
  const t = useTranslate();
  const filter = accountId ? { accountId } : {};
  return (
    <InfiniteListBase<Person>
      resource="responders"
      key={accountId}
      filter={filter}
      perPage={5}
      sort={{ field: 'replies', order: 'DESC' }}
      storeKey={false}
      disableSyncWithLocation
      exporter={false}
      // The panel shows the error.
      queryOptions={{ onError: () => {} }}
    >
      <Panel
        title={t('results.responders.title')}
        description={respondersText(responders, t)}
        actions={!currentWorkspace() && <ExportPeople filter={filter} />}
      >
        <FilterRow>
          <FilterText source="q" label={t('results.responders.search')} />
        </FilterRow>
        <People />
      </Panel>
    </InfiniteListBase>
  );
}

function ExportPeople({ filter }: { filter: object }) {
  const t = useTranslate();
  const { filterValues, sort } = useListContext();
  const exporting = useExport({
    path: '/api/exports/responders',
    query: listQuery({ ...filterValues, ...filter }, sort),
    name: 'chime-in-responders',
    failed: t('results.exportFailed'),
  });
  return (
    <Changes>
      <Button variant="outlined" loading={exporting.busy} onClick={() => exporting.act('csv')}>
        {t('results.responders.export')}
      </Button>
    </Changes>
  );
}

function People() {
  const t = useTranslate();
  const list = useListContext<Person>();
  const people = list.data ?? [];
  return (
    <Faces
      query={list}
      failed={t('results.responders.failed')}
      loading={<RowsSkeleton rows={3} height={64} />}
    >
      {people.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {t(list.filterValues.q ? 'results.responders.noneMatch' : 'results.responders.none')}
        </Typography>
      ) : (
        <>
          <List disablePadding sx={{ mt: 3 }} aria-label={t('results.responders.title')}>
            {people.map((person) => (
              <Row key={person._id} person={person} />
            ))}
          </List>
          {/* Up to the edges of the panel, so that the button stands where the rows begin. */}
          <Box sx={{ mx: -4, mb: -4 }}>
            <More shown={people.length} total={list.total} />
          </Box>
        </>
      )}
    </Faces>
  );
}

function Row({ person }: { person: Person }) {
  const t = useTranslate('results.responders');
  const { accounts } = useAccounts();
  const { _id, name, headline, url, imageUrl, replies, onOwnPosts, lastAt, lastPosterName } = person;
  const filter = JSON.stringify({ authorId: _id });
  return (
    <Box component="li" sx={place}>
      <AccountAvatar account={{ name, imageUrl }} size={32} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          <OutLink url={url}>{name || t('unnamed')}</OutLink>
        </Typography>
        {headline && <Typography variant="body2">{headline}</Typography>}
        <Typography
          variant="caption"
          component="p"
          sx={{ ...dotted, color: 'text.secondary', lineHeight: '24px' }}
        >
          <TextLink to={`/replies?${new URLSearchParams({ filter })}`}>
            {t('replies', { smart_count: replies })}
          </TextLink>
          {onOwnPosts > 0 && <span>{t('onOwnPosts', { smart_count: onOwnPosts })}</span>}
          <span>
            <OutLink url={person.lastUrl}>
              {t('last', { name: lastPosterName, day: dayText(lastAt) })}
            </OutLink>
          </span>
          {accounts.length > 1 && <span>{person.accountNames.join(', ')}</span>}
        </Typography>
      </Box>
    </Box>
  );
}

const place = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 3,
  py: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
