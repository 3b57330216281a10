import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { api } from '../api.ts';
import { colorModes, useColorMode } from '../colorMode.ts';
import { languageList } from '../components/LanguageChoice.tsx';
import { Panel } from '../components/Panel.tsx';
import { useAction } from '../components/useAction.ts';
import { chooseClock, clocks, useClock } from '../i18n/clock.ts';
import { changeLanguage, loadServerTexts } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { getSession } from '../token.ts';

export function AppearancePanel() {
  const t = useTranslate();
  const choosing = useAction({
    async run(language: Language) {
      await changeLanguage(language);
      // A support view changes nothing.
      if (!getSession()?.view) queryClient.setQueryData(meKey, await api.saveLanguage(language));
    },
    failed: t('settings.appearance.failed'),
    isUncovered: true,
  });
  const [mode, setMode] = useColorMode();
  const language = useLanguage();
  const clock = useClock();
  const id = useId();
  return (
    <Panel title={t('settings.appearance.title')} description={t('settings.appearance.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 4 }}>
        <div>
          <Typography id={id} variant="subtitle2" sx={{ mb: 1.5 }}>
            {t('settings.appearance.theme')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={mode}
            aria-labelledby={id}
            onChange={(_, next) => next && setMode(next)}
          >
            {colorModes.map((each) => (
              <ToggleButton key={each} value={each} sx={{ minHeight: 38, px: 3.5 }}>
                {t(`settings.appearance.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        <TextField
          select
          label={t('settings.appearance.language')}
          value={language}
          onChange={(event) => choosing.act(event.target.value as Language)}
          sx={{ width: 200 }}
        >
          {languageList.map(([locale, name]) => (
            <MenuItem key={locale} value={locale} lang={locale}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('activity.clock.label')}
          value={clock ?? 'usual'}
          onChange={({ target }) => {
            chooseClock(clocks.find((each) => each === target.value) ?? null);
            void loadServerTexts();
          }}
          sx={{ width: 200 }}
        >
          <MenuItem value="usual">{t('activity.clock.usual')}</MenuItem>
          <MenuItem value="12">{t('activity.clock.twelve')}</MenuItem>
          <MenuItem value="24">{t('activity.clock.twentyFour')}</MenuItem>
        </TextField>
      </Box>
    </Panel>
  );
}
