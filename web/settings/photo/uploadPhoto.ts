import { api } from '../../api.ts';

type Options = { fileName: string; signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Uploads a photo to the image host from here, and answers its address. Each try asks for a permit of its own, because the host takes
 * one only once.
 * @param dataUrl the picture; its base64 part is sent
 * @throws an AbortError when given up, another Error when the host does not take it
 */
export async function uploadPhoto(
  dataUrl: string,
  { fileName, signal, onProgress }: Options,
): Promise<string> {
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

/** Not `fetch`, which does not tell how much is sent. */
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
