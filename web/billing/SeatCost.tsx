import { Box, Skeleton, Typography } from '@mui/material';
import { money, previewSentence, seatsText } from './billingModel.ts';
import { useSeatPreview } from './useBilling.ts';

type Props = {
  wished: number | null;
  seats: number;
  isTrial: boolean;
  /** Whether accounts have to be disconnected first: the server reckons only with what can be. */
  isHeld: boolean;
};

/** What the wished number of seats costs now and next, from the payments provider. */
export function SeatCost({ wished, seats, isTrial, isHeld }: Props) {
  const asks = wished !== null && wished !== seats && !isHeld;
  const { data, error, isError } = useSeatPreview(asks ? wished : null);
  const muted = { color: 'text.secondary' } as const;
  if (wished === null) return null;
  if (wished === seats) return <Typography sx={muted}>You have {seatsText(seats)}.</Typography>;
  if (isHeld) return <Typography sx={muted}>The next invoice is reduced for the seats that you give back.</Typography>;
  if (isError && error) {
    return (
      <Typography role="alert" sx={muted}>
        What it costs could not be worked out. {error.message}
      </Typography>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Working out what it costs">
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    );
  }
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 500 }}>{previewSentence(data)}</Typography>
      {isTrial && (
        <Typography variant="body2" sx={muted}>
          Your trial goes on.
        </Typography>
      )}
      {data.lines.length > 0 && (
        <Box
          component="ul"
          aria-label="What it is made of"
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1, maxWidth: 520 }}
        >
          {data.lines.map(({ description, amount }) => (
            <Typography
              key={`${description} ${amount}`}
              component="li"
              variant="body2"
              className="tabular"
              sx={{ ...muted, display: 'flex', justifyContent: 'space-between', gap: 4 }}
            >
              <span>{description}</span>
              <span>{money(amount, data.currency)}</span>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
