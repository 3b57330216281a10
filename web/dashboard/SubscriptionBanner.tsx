import { Alert, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

export function SubscriptionBanner() {
  return (
    <Alert
      severity="error"
      icon={false}
      sx={{
        mb: 5,
        py: 3,
        px: 4,
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 240px' },
        '& .MuiAlert-action': { pl: 0, pt: 0, m: 0 },
      }}
      action={
        <Button component={Link} to="/billing" variant="contained" color="error">
          Subscribe Now
        </Button>
      }
    >
      <Typography variant="h2" sx={{ color: 'inherit' }}>
        Subscription Required
      </Typography>
      Your settings and history stay here. To save changes, start automation or connect accounts you need a subscription.
    </Alert>
  );
}
