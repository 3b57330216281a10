import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import type { ReactNode } from 'react';
import type { JoinedWorkspace } from '../../server/identity/people/schemas.ts';
import { Notice } from '../components/Notice.tsx';
import { UndoBar } from '../drafts/UndoBar.tsx';
import { useWaiting } from '../drafts/useWaiting.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useOpenReplies } from '../inbox/useOpenReplies.ts';
import { ReadOnly } from '../viewAs/Changes.tsx';
import { enterWorkspace } from '../workspace.ts';
import type { Place } from './Navigation.tsx';
import { OwnBell } from './OwnBell.tsx';
import { Shell } from './Shell.tsx';
import { WorkspaceChoices } from './WorkspaceChoices.tsx';

const queue: Place = { to: '/review', label: 'review.title', icon: <RateReviewOutlined /> };
const inbox: Place = { to: '/replies', label: 'replies.title', icon: <ForumOutlined /> };
const history: Place = {
  to: '/comments-history',
  label: 'layout.places.comments',
  icon: <HistoryOutlined />,
};
const bannerId = 'workspace-banner';

type Props = { workspace: JoinedWorkspace; aside: ReactNode; children: ReactNode };

/** The pages of a member in the workspace of another owner. */
export function MemberShell({ workspace, aside, children }: Props) {
  const t = useTranslate('layout.workspace');
  const { count } = useWaiting();
  const { count: open } = useOpenReplies();
  const { name, role } = workspace;
  const isViewer = role === 'viewer';
  return (
    <Shell
      home="/review"
      places={[{ ...queue, count }, { ...inbox, count: open }, history]}
      aside={aside}
      tools={<OwnBell />}
      userMenu={{ choices: <WorkspaceChoices /> }}
      banner={
        <Notice
          id={bannerId}
          severity="info"
          action={t('leave')}
          onAction={() => enterWorkspace(null)}
          sx={{ borderRadius: 0, px: { xs: 4, sm: 6 } }}
        >
          {t('banner', { name })} {t(isViewer ? 'viewer' : 'reviewer')}
        </Notice>
      }
    >
      <ReadOnly why={isViewer ? bannerId : null}>
        <UndoBar />
        {children}
      </ReadOnly>
    </Shell>
  );
}
