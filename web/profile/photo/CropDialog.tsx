import 'react-image-crop/dist/ReactCrop.css';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
  type ReactCropProps,
} from 'react-image-crop';
import type { User } from '../../../server/identity/users/schemas.ts';
import { api } from '../../api.ts';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { saveProfile } from '../../saveProfile.ts';

const photoSide = 512;
const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

type Props = { user: User; file: File; onClose: () => void; onUnreadable: () => void };

export function CropDialog({ user, file, onClose, onUnreadable }: Props) {
  const t = useTranslate('settings');
  const id = useId();
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [step, setStep] = useState<'uploading' | 'saving' | null>(null);
  const [failed, setFailed] = useState(false);
  const aborter = useRef<AbortController>(null);

  const saving = useAction({
    run: (profileImage: string) => saveProfile(user, { profileImage }),
    done: t('saved'),
    failed: t('failed'),
  });

  async function save(): Promise<void> {
    if (!picture.current || !crop) return;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setFailed(false);
    setStep('uploading');
    try {
      const profileImage = await uploadPhoto(drawPhoto(picture.current, crop), user, signal);
      setStep('saving');
      if (!(await saving.submit(profileImage))) return onClose();
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    setStep(null);
  }

  function cancel(): void {
    aborter.current?.abort();
    onClose();
  }

  return (
    <TitledDialog
      title={t('photo.crop.title')}
      onClose={step ? undefined : cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button variant="contained" disabled={!crop} loading={step !== null} onClick={() => void save()}>
            {t('photo.crop.save')}
          </Button>
        </>
      }
    >
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {t('photo.crop.hint')}
        </Typography>
        <Box sx={{ minHeight: 240, display: 'grid', placeItems: 'center', '& img': { maxHeight: '50dvh' } }}>
          {url && (
            <ReactCrop
              {...(crop && { crop })}
              aspect={1}
              circularCrop
              keepSelection
              disabled={step !== null}
              minWidth={24}
              onChange={(_, percent) => setCrop(percent)}
              ariaLabels={
                {
                  cropArea: t('photo.crop.area'),
                  ...Object.fromEntries(
                    handles.map((name) => [`${name}DragHandle`, t(`photo.crop.${name}`)]),
                  ),
                } as ReactCropProps['ariaLabels']
              }
            >
              <img
                ref={picture}
                src={url}
                alt={t('photo.crop.image')}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  width > 0 && height > 0
                    ? setCrop(
                        centerCrop(
                          makeAspectCrop({ unit: '%', width: 100 }, 1, width, height),
                          width,
                          height,
                        ),
                      )
                    : onUnreadable()
                }
                onError={onUnreadable}
              />
            </ReactCrop>
          )}
        </Box>
        <Box sx={{ minHeight: 44, pt: 3 }}>
          {step && (
            <Box sx={{ maxWidth: 420 }}>
              <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {t(`photo.crop.${step}`)}
              </Typography>
              <LinearProgress aria-labelledby={id} />
            </Box>
          )}
          {failed && (
            <Alert severity="error" role="alert">
              {t('photo.crop.failed')}
            </Alert>
          )}
        </Box>
      </div>
    </TitledDialog>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A JPEG of our size in base64, without metadata. */
function drawPhoto(picture: HTMLImageElement, crop: PercentCrop): string {
  const { x, y, width, height } = convertToPixelCrop(crop, picture.naturalWidth, picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(Math.round(width), photoSide));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

/** Uploads to the image host. A permit is valid once. */
async function uploadPhoto(file: string, { _id }: User, signal: AbortSignal): Promise<string> {
  const { uploadUrl, publicKey, signature, expire, token } = await api.permitUpload({ signal });
  const body = new FormData();
  const fields = {
    file,
    publicKey,
    signature,
    expire: String(expire),
    token,
    fileName: `profileImage_${_id}.jpg`,
    useUniqueFileName: 'true',
    folder: 'Linkedin',
    overwriteFile: 'true',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const timeout = AbortSignal.timeout(120_000);
  const answer = await fetch(uploadUrl, { method: 'POST', body, signal: AbortSignal.any([signal, timeout]) });
  const { url } = await answer.json();
  if (!answer.ok || typeof url !== 'string') throw new Error(`the image host answered ${answer.status}`);
  return url;
}
