import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { SupportVisit } from '../../../server/identity/impersonation/schemas.ts';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { ItemList } from '../ItemList.tsx';
import { ItemRow } from '../ItemRow.tsx';

export function VisitsPanel() {
  const t = useTranslate();
  const language = useLanguage();
  const list = useGetList<SupportVisit>('support-visits', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <Panel title={t('settings.visits.title')} description={t('settings.visits.text')}>
      <Faces
        of={list}
        failed={t('settings.visits.failed')}
        loading={<RowsSkeleton rows={1} height={60} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('settings.visits.none')}</Typography>}
      >
        {(visits) => (
          <ItemList label={t('settings.visits.title')}>
            {visits.map(({ id, createdAt, reason }) => (
              <ItemRow
                key={id}
                icon={<SupportAgentOutlined />}
                title={reason}
                facts={[momentText(createdAt, language)]}
              />
            ))}
          </ItemList>
        )}
      </Faces>
    </Panel>
  );
}
