import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { profileLines } from './linesModel.ts';
import type { ProposedPerson } from './useProposedPeople.ts';

type Props = {
  people: readonly ProposedPerson[];
  monitored: readonly string[];
  disabled: boolean;
  onAdd: (url: string) => Promise<boolean>;
};

/** People behind the posts of the searches, each with a button that monitors them. */
export function ProposedPeople({ people, monitored, disabled, onAdd }: Props) {
  const t = useTranslate('dashboard.monitors.proposed');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const known = new Set(monitored.map(profileLines.key));
  const left = people.filter(({ url }) => !known.has(profileLines.key(url)));
  const [added, setAdded] = useState<string | null>(null);
  // Until then the next button can't take the focus that the disabled one has lost.
  const isNextReady = added !== null && !disabled && known.has(profileLines.key(added));
  useEffect(() => {
    if (!isNextReady) return;
    setAdded(null);
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [isNextReady]);
  async function add(url: string): Promise<void> {
    if (await onAdd(url)) setAdded(url);
  }
  if (left.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography id={id} variant="subtitle2" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Box component="ul" ref={list} aria-labelledby={id} sx={rows}>
        {left.map(({ url, name, headline, imageUrl, posts }) => (
          <li key={url}>
            <AccountAvatar account={{ name, imageUrl }} size={32} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary" noWrap title={headline}>
                {[t('posts', { smart_count: posts }), headline].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              disabled={disabled}
              aria-label={t('addOf', { name })}
              onClick={() => void add(url)}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 },
};
