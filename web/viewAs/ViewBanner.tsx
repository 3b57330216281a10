import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button } from '@mui/material';
import { setActiveAccount } from '../activeAccount.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { forgetView, ownToken, type View } from '../token.ts';

/** Disabled controls refer to it for the reason. */
export const viewBannerId = 'view-banner';

export function ViewBanner() {
  const t = useTranslate();
  const { view, userData } = useSession();
  if (!view || !userData) return null;
  const name = `${userData.firstName} ${userData.lastName}`;
  return (
    <>
      <Box
        aria-hidden
        sx={({ palette, zIndex }) => ({
          position: 'fixed',
          inset: 0,
          border: `3px solid ${palette.tone.warning}`,
          pointerEvents: 'none',
          zIndex: zIndex.tooltip,
        })}
      />
      <Alert
        id={viewBannerId}
        severity="warning"
        icon={<VisibilityOutlined />}
        role="status"
        action={
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            onClick={() => void leaveView(view, userData._id)}
          >
            {t('layout.view.leave')}
          </Button>
        }
        sx={{
          borderRadius: 0,
          px: { xs: 4, sm: 6 },
          '& .MuiAlert-action': { pt: 0, mr: 0, alignItems: 'center' },
        }}
      >
        {t('layout.view.banner', { name })}
      </Alert>
    </>
  );
}

/** Back to the admin's own session, on the page of the user who was looked at. It ends by itself where the call does not arrive. */
async function leaveView(view: View, userId: string): Promise<void> {
  const headers = { 'x-auth-token': ownToken() ?? '' };
  forgetView();
  // It was the customer's.
  setActiveAccount(null);
  await fetch(`/api/admin/views/${encodeURIComponent(view.id)}`, { method: 'DELETE', headers }).catch(
    () => {},
  );
  location.assign(`/admin/users/${encodeURIComponent(userId)}`);
}
