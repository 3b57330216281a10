import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { seatUse } from './accountsModel.ts';

type Props = { used: number; seats: number };

/** A mark for each seat, and where there is none left the way to more. */
export function SeatBar({ used, seats }: Props) {
  const t = useTranslate();
  const marks = Array.from({ length: Math.max(seats, used) }, (_, place) => place + 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <span>{seatUse(used, seats, t)}</span>
      <Box aria-hidden sx={{ display: 'flex', gap: 1 }}>
        {marks.map((place) => (
          <Box
            key={place}
            sx={({ palette }) => ({
              width: 16,
              height: 6,
              borderRadius: 99,
              backgroundColor:
                place > used ? palette.lineStrong : place > seats ? palette.tone.bad : palette.primary.main,
            })}
          />
        ))}
      </Box>
      {used >= seats && used > 0 && (
        <Typography variant="body2">
          {t('accounts.seatsFull')}{' '}
          <Link component={RouterLink} to="/billing">
            {t('accounts.purchase')}
          </Link>
        </Typography>
      )}
    </Box>
  );
}
