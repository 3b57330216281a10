import { Box, Typography } from '@mui/material';
import { TextLink } from '../components/TextLink.tsx';

export function HelpBox() {
  return (
    <Box
      sx={({ palette }) => ({
        border: `1px solid ${palette.line}`,
        borderRadius: '10px',
        p: 3,
        backgroundColor: palette.background.paper,
      })}
    >
      <Typography variant="subtitle2">Need help?</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        How to start, in five steps.
      </Typography>
      <Typography variant="body2" component="div">
        <TextLink to="/help">Read the documentation</TextLink>
      </Typography>
    </Box>
  );
}
