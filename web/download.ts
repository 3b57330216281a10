import { localError, refusal } from './call.ts';
import { getSession } from './token.ts';

/**
 * Downloads a file with the token, which a link can't carry, and without a timeout.
 * @param onBytes gets the number of bytes so far and the latest chunk
 */
export async function download(
  path: string,
  onBytes?: (bytes: number, latest: Uint8Array) => void,
  signal = new AbortController().signal,
): Promise<Blob> {
  const token = getSession()?.token;
  const offline = (error: unknown): never => {
    throw signal.aborted ? error : localError(0, 'offline');
  };
  const response = await fetch(path, { headers: { 'x-auth-token': token ?? '' }, signal }).catch(offline);
  if (!response.ok) throw await refusal(response, token);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  for (;;) {
    const next = await reader?.read().catch(offline);
    if (!next?.value) break;
    parts.push(next.value);
    bytes += next.value.byteLength;
    onBytes?.(bytes, next.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser may ask where to save it first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
