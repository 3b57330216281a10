import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { Fragment } from 'react';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useShortcutsOn } from './shortcuts.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The keys, each with its effect. */
  keys: readonly (readonly [keys: readonly string[], effect: string])[];
};

export function ShortcutsDialog({ open, onClose, keys }: Props) {
  const t = useTranslate();
  const [on, setOn] = useShortcutsOn();
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={t('review.shortcuts.title')}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('review.shortcuts.close')}
        </Button>
      }
    >
      <Box component="dl" sx={list}>
        {keys.map(([names, effect]) => (
          <Fragment key={names.join(' ')}>
            <dt>
              {names.map((name, at) => (
                <Fragment key={name}>
                  {at > 0 && ' '}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </Box>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_, next) => setOn(next)} />}
        label={t('review.shortcuts.on')}
        sx={{ ml: -2, gap: 1 }}
      />
    </TitledDialog>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 4,
  rowGap: 2,
  m: 0,
  alignItems: 'center',
  '& dd': { m: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 24,
    px: 1.5,
    border: 1,
    borderColor: 'lineStrong',
    borderRadius: '6px',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '22px',
    textAlign: 'center',
  },
};
