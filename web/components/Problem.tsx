import { Alert, Typography } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { failureText } from '../notify.tsx';

export type ProblemText = ReturnType<typeof failureText>;

export function Problem({ problem, sx }: { problem: ProblemText | null; sx?: SxProps }) {
  if (!problem) return null;
  return (
    <Alert severity="error" role="alert" {...(sx && { sx })}>
      <div>{problem.text}</div>
      {problem.reason && <Typography variant="body2">{problem.reason}</Typography>}
    </Alert>
  );
}
