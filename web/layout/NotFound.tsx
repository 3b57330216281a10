import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Page } from '../components/Page.tsx';
import { homeOf, useSession } from '../session.ts';

export function NotFound() {
  const { userData } = useSession();
  return (
    <Page title="Page not found">
      <EmptyState
        title="There is nothing at this address"
        text="It may have been mistyped, or the page has moved."
        action={
          <Button component={Link} to={homeOf(userData)} variant="outlined">
            Go to the dashboard
          </Button>
        }
      />
    </Page>
  );
}
