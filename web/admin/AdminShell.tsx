import type { ReactNode } from 'react';
import { Shell } from '../layout/Shell.tsx';
import { places } from './places.tsx';
import { UndoBar } from './UndoBar.tsx';

/** The frame around every page of an admin. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell home="/admin/dashboard" places={places}>
        {children}
      </Shell>
      <UndoBar />
    </>
  );
}
