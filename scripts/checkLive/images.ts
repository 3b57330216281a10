import { randomUUID } from 'node:crypto';
import { dot } from '../../server/operations/doctor/images.ts';
import { createImages, type Permit } from '../../server/providers/images.ts';
import { Difference, type LiveChecks } from './liveCheck.ts';

export const imagesChecks: LiveChecks = ({ endpoints, clock }) => {
  const images = createImages(endpoints.images);
  const permit = () => images.permit(randomUUID(), Math.floor(clock.now() / 1000) + 600);

  /** Uploads like a browser, over the doctor's picture. Returns the status. */
  async function upload({ signature, expire, token }: Permit): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([dot], { type: 'image/png' }), 'doctor.png');
    const fields = {
      fileName: 'doctor.png',
      folder: 'doctor',
      useUniqueFileName: 'false',
      overwriteFile: 'true',
    };
    const signed = { publicKey: images.publicKey, signature, expire: String(expire), token };
    for (const [name, value] of Object.entries({ ...fields, ...signed })) form.set(name, value);
    const answer = await fetch(images.uploadUrl, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(30_000),
    });
    await answer.body?.cancel();
    return String(answer.status);
  }

  return [
    {
      name: 'bad-signature',
      explains: 'Uploads one pixel with a wrong signature and checks the status of the rejection.',
      expected: '400',
      async run() {
        const status = await upload({ ...permit(), signature: '0'.repeat(40) });
        if (status !== '400') throw new Difference(status);
        return status;
      },
    },
    {
      name: 'token-twice',
      explains: 'Uploads one pixel twice with one token, under the same name as the doctor.',
      expected: '200, then 400',
      async run() {
        const once = permit();
        const seen = `${await upload(once)}, then ${await upload(once)}`;
        if (seen !== '200, then 400') throw new Difference(seen);
        return seen;
      },
    },
  ];
};
