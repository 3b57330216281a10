import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Checkbox,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Form, SaveButton, TextInput, useGetList } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { mostPosts } from '../../server/automation/writing/promptBench/schemas.ts';
import type { PostDecision } from '../../server/history/posts/schemas.ts';
import { asTyped } from '../accountSettings/fieldStyles.ts';
import { ApiError } from '../call.ts';
import { VisitPost } from '../comments/PostText.tsx';
import { clamped } from '../components/clamped.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PostDecisionsDialog } from './PostDecisionsDialog.tsx';
import type { BenchPosts, BenchState } from './useBench.ts';

type Props = { bench: BenchState; posts: BenchPosts; accountId: string };

export function PostsPanel({ bench, posts, accountId }: Props) {
  const t = useTranslate();
  const [choosing, setChoosing] = useState(false);
  const count = posts.data && (
    <Typography className="tabular">
      {t('review.bench.postsCount', { smart_count: posts.posts.length, most: mostPosts })}
    </Typography>
  );
  return (
    <Panel title={t('review.bench.posts')} description={count ?? <Skeleton width={140} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start', mb: 3 }}>
        <AddPost accountId={accountId} posts={posts} />
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          disabled={posts.isFull}
          onClick={() => setChoosing(true)}
          sx={{ mt: { sm: 6 } }}
        >
          {t('review.bench.fromSeen')}
        </Button>
      </Box>
      <Faces
        query={posts}
        failed={t('review.bench.postsFailed')}
        loading={<RowsSkeleton rows={4} height={64} />}
        empty={
          <EmptyState
            title={t('review.bench.noPosts')}
            text={t('review.bench.noPostsText')}
            action={<LatestPosts accountId={accountId} posts={posts} />}
          />
        }
      >
        <List disablePadding aria-label={t('review.bench.posts')} sx={{ mx: -4, mb: -4 }}>
          {posts.posts.map((post) => (
            <ListItem
              key={post._id}
              sx={{ alignItems: 'start', gap: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <Checkbox
                checked={bench.chosen.includes(post)}
                onChange={() => bench.toggle(post._id)}
                slotProps={{ input: { 'aria-label': t('review.bench.use', { name: post.posterName }) } }}
              />
              <ListItemText
                primary={
                  <>
                    {post.posterName} <VisitPost url={post.postUrl} />
                  </>
                }
                secondary={post.text}
                slotProps={{ primary: { variant: 'h3' }, secondary: { sx: clamped(2) } }}
              />
              <IconButton
                aria-label={t('review.bench.remove', { name: post.posterName })}
                onClick={() => void posts.remove(post)}
              >
                <DeleteOutlined />
              </IconButton>
            </ListItem>
          ))}
        </List>
      </Faces>
      {choosing && (
        <PostDecisionsDialog accountId={accountId} posts={posts} onClose={() => setChoosing(false)} />
      )}
    </Panel>
  );
}

/** Takes the newest posts that were checked, so that a comparison can begin at once. */
function LatestPosts({ accountId, posts }: { accountId: string; posts: BenchPosts }) {
  const t = useTranslate();
  const { data = [] } = useGetList<PostDecision & { id: string }>('post-decisions', {
    pagination: { page: 1, perPage: 3 },
    sort: { field: 'at', order: 'DESC' },
    filter: { accountId },
  });
  const keeping = useAction({
    async run() {
      for (const { postUrl } of data) await posts.keep(accountId, postUrl);
    },
    failed: t('review.bench.addFailed'),
    isUncovered: true,
  });
  if (data.length === 0) return null;
  return (
    <Button variant="outlined" loading={keeping.busy} onClick={() => keeping.act()}>
      {t('review.bench.takeLatest', { smart_count: data.length })}
    </Button>
  );
}

function AddPost({ accountId, posts }: { accountId: string; posts: BenchPosts }) {
  const t = useTranslate();
  const [added, setAdded] = useState(0);

  async function keep({ url }: FieldValues) {
    try {
      await posts.keep(accountId, url.trim());
      setAdded(added + 1);
      return undefined;
    } catch (error) {
      return { url: error instanceof ApiError ? error.message : t('review.bench.addFailed') };
    }
  }

  return (
    <Box sx={{ flex: '1 1 320px', '& form': addPost }}>
      <Form key={added} record={{ url: '' }} onSubmit={keep} noValidate>
        <TextInput
          source="url"
          type="url"
          label={t('review.bench.url')}
          parse={asTyped}
          disabled={posts.isFull}
          helperText={posts.isFull ? t('review.bench.full', { most: mostPosts }) : false}
          sx={{ flex: '1 1 220px', my: 0 }}
        />
        <SaveButton
          label={t('review.bench.add')}
          icon={null}
          variant="outlined"
          {...(posts.isFull && { disabled: true })}
          sx={{ mt: { sm: 6 } }}
        />
      </Form>
    </Box>
  );
}

const addPost = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' };
