import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button } from '@mui/material';
import { setActiveAccount } from '../activeAccount.ts';
import { useNow } from '../activity/engineClock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { forgetView, ownToken, type View } from '../token.ts';

/** Disabled controls are described by the banner. */
export const viewBannerId = 'view-banner';

export function ViewBanner() {
  const t = useTranslate();
  const { view, userData } = useSession();
  const now = useNow(15_000);
  if (!view || !userData) return null;
  const name = `${userData.firstName} ${userData.lastName}`;
  const minutes = Math.max(0, Math.ceil((Date.parse(view.expiresAt) - now) / 60_000));
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
        {t('layout.view.banner', { name })} {/* Not read out each minute. */}
        <span aria-live="off">{t('layout.view.left', { smart_count: minutes })}</span>
      </Alert>
    </>
  );
}

/** Returns to the admin's own session, on the user's page. If the call fails, the view ends by its expiry. */
async function leaveView(view: View, userId: string): Promise<void> {
  const headers = { 'x-auth-token': ownToken() ?? '' };
  forgetView();
  // The active account belongs to the customer.
  setActiveAccount(null);
  await fetch(`/api/admin/views/${encodeURIComponent(view.id)}`, { method: 'DELETE', headers }).catch(
    () => {},
  );
  location.assign(`/admin/users/${encodeURIComponent(userId)}`);
}
