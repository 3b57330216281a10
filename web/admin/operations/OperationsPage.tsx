import { useParams } from 'react-router-dom';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PartNav } from '../PartNav.tsx';
import { BillingPanel } from './BillingPanel.tsx';
import { MailLog } from './MailLog.tsx';
import { Overview } from './Overview.tsx';
import { ReceivedLog } from './ReceivedLog.tsx';
import { SentLog } from './SentLog.tsx';

const faces = {
  overview: Overview,
  received: ReceivedLog,
  sent: SentLog,
  mails: MailLog,
  billing: BillingPanel,
};
type Face = keyof typeof faces;
const names = Object.keys(faces) as Face[];
const isFace = (name: string | undefined): name is Face => name !== undefined && name in faces;

export function OperationsPage() {
  const t = useTranslate();
  const { part } = useParams();
  const face = isFace(part) ? part : 'overview';
  const Shown = faces[face];
  return (
    <Page title={t(face === 'overview' ? 'admin.operations.title' : `admin.operations.parts.${face}`)}>
      <PartNav
        label={t('admin.operations.parts.label')}
        links={names.map((name) => ({
          to: name === 'overview' ? '/admin/operations' : `/admin/operations/${name}`,
          text: t(`admin.operations.parts.${name}`),
        }))}
      />
      <Shown />
    </Page>
  );
}
