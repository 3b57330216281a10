import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Overlay } from '../../../web/components/Overlay.tsx';
import { withOverlay } from '../../../web/components/overlayStore.ts';

export type Steps = {
  disable(disabled: boolean): void;
  mount(): void;
  finish(): void;
  /** Starts more work, as a press that saves and then starts. */
  again(): void;
};

/** The real overlay, and a button whose work, state and overlay the test controls. */
function Page() {
  const [isDisabled, disable] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const work = (): Promise<void> =>
    withOverlay(
      () =>
        new Promise<void>((finish) => {
          Object.assign(globalThis, {
            steps: { disable, finish, again: () => void work(), mount: () => setMounted(true) },
          });
        }),
    );
  return (
    <>
      <div id="dialog" tabIndex={-1}>
        <button type="button" id="pressed" disabled={isDisabled} onClick={work}>
          Save
        </button>
        <button type="button" id="other">
          Other
        </button>
      </div>
      {isMounted && <Overlay />}
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Page />);
