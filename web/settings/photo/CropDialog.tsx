import 'react-image-crop/dist/ReactCrop.css';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { User } from '../../../server/identity/users/schemas.ts';
import { api } from '../../api.ts';
import { faultsOf } from '../../components/FormDialog.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { saveProfile, told } from '../saveProfile.ts';
import { photoName, photoSide, type Square, squareOf, startCrop } from './photoModel.ts';

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
      // The server's errors are already reported.
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

/** A JPEG of our size, without metadata. */
function drawPhoto(picture: HTMLImageElement, { x, y, side }: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, photoSide);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9);
}

type Options = { fileName: string; signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Uploads to the image host. A permit is valid once.
 * @throws AbortError
 */
async function uploadPhoto(dataUrl: string, { fileName, signal, onProgress }: Options): Promise<string> {
  const { uploadUrl, publicKey, signature, expire, token } = await api.permitUpload({ signal });
  const form = new FormData();
  const fields = {
    file: dataUrl.slice(dataUrl.indexOf(',') + 1),
    publicKey,
    signature,
    expire: String(expire),
    token,
    fileName,
    useUniqueFileName: 'true',
    folder: 'Linkedin',
    overwriteFile: 'true',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return post(uploadUrl, form, signal, onProgress);
}

/** `fetch` has no upload progress. */
function post(
  url: string,
  form: FormData,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.timeout = 120_000;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const kept: unknown = request.response?.url;
      if (request.status === 200 && typeof kept === 'string') resolve(kept);
      else reject(new Error(`the image host answered ${request.status}`));
    };
    request.onerror = () => reject(new Error('the image host can not be reached'));
    request.ontimeout = () => reject(new Error('the image host took too long'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    if (signal.aborted) return reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
