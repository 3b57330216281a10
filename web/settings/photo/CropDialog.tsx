import 'react-image-crop/dist/ReactCrop.css';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { User } from '../../../server/identity/users/schemas.ts';
import { faultsOf } from '../../components/FormDialog.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { saveProfile, told } from '../saveProfile.ts';
import { drawPhoto } from './drawPhoto.ts';
import { photoName, squareOf, startCrop } from './photoModel.ts';
import { uploadPhoto } from './uploadPhoto.ts';

type Props = { user: User; file: File; onClose: () => void; onUnreadable: () => void };

export function CropDialog({ user, file, onClose, onUnreadable }: Props) {
  const t = useTranslate();
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const aborter = useRef<AbortController>(null);
  const busy = progress !== null;
  const handles = useHandleLabels();

  async function save(): Promise<void> {
    const image = picture.current;
    if (!image || !crop) return;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setFailed(false);
    setProgress(0);
    try {
      const photo = drawPhoto(image, squareOf(crop, image.naturalWidth, image.naturalHeight));
      const profileImage = await uploadPhoto(photo, {
        fileName: photoName(user._id),
        signal,
        onProgress: setProgress,
      });
      setProgress(1);
      const faults = await told(() => saveProfile(user, { profileImage }), t('settings.failed'));
      if (!faults) return onClose();
    } catch (error) {
      // A refusal of our own server is told as every other is.
      if (!signal.aborted && 'root' in faultsOf(error)) setFailed(true);
    }
    setProgress(null);
  }

  function cancel(): void {
    aborter.current?.abort();
    onClose();
  }

  return (
    <TitledDialog
      title={t('settings.photo.crop.title')}
      onClose={busy ? undefined : cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('settings.cancel')}</Button>
          <Button variant="contained" disabled={!crop} loading={busy} onClick={() => void save()}>
            {t('settings.photo.crop.save')}
          </Button>
        </>
      }
    >
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {t('settings.photo.crop.hint')}
        </Typography>
        <Box sx={{ minHeight: 240, display: 'grid', placeItems: 'center', '& img': { maxHeight: '50dvh' } }}>
          {url && (
            <ReactCrop
              {...(crop && { crop })}
              aspect={1}
              circularCrop
              keepSelection
              disabled={busy}
              minWidth={24}
              onChange={(_, percent) => setCrop(percent)}
              ariaLabels={handles}
            >
              <img
                ref={picture}
                src={url}
                alt={t('settings.photo.crop.image')}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  naturalWidth > 0 && naturalHeight > 0
                    ? setCrop(startCrop(naturalWidth, naturalHeight))
                    : onUnreadable()
                }
                onError={onUnreadable}
              />
            </ReactCrop>
          )}
        </Box>
        <Box sx={{ minHeight: 44, pt: 3 }}>
          {busy && (
            <ProgressLine
              share={progress < 1 ? progress : null}
              label={
                progress < 1
                  ? t('settings.photo.crop.uploading', { percent: Math.floor(progress * 100) })
                  : t('settings.photo.crop.saving')
              }
            />
          )}
          {failed && <Alert severity="error">{t('settings.photo.crop.failed')}</Alert>}
        </Box>
      </div>
    </TitledDialog>
  );
}

/** An address for a file on the person's own machine, for as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

function useHandleLabels() {
  const t = useTranslate();
  return useMemo(
    () => ({
      cropArea: t('settings.photo.crop.area'),
      nwDragHandle: t('settings.photo.crop.nw'),
      nDragHandle: t('settings.photo.crop.n'),
      neDragHandle: t('settings.photo.crop.ne'),
      eDragHandle: t('settings.photo.crop.e'),
      seDragHandle: t('settings.photo.crop.se'),
      sDragHandle: t('settings.photo.crop.s'),
      swDragHandle: t('settings.photo.crop.sw'),
      wDragHandle: t('settings.photo.crop.w'),
    }),
    [t],
  );
}
