import { api } from '../api.ts';
import { edit } from './dashboardModel.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { addLines, profileLines } from './linesModel.ts';
import type { PanelProps } from './panelProps.ts';

export function MonitorsPanel({ form, setForm, faults }: PanelProps) {
  const { accountId, draft } = form;
  return (
    <LinksPanel
      title="Monitors"
      description="New posts of people and companies that you follow closely."
      label="Profile URL"
      noun="profile"
      placeholder="https://www.linkedin.com/in/…"
      kind={profileLines}
      list={draft.searchProfiles}
      fault={faults.searchProfiles}
      disabled={accountId === null}
      check={accountId === null ? undefined : (line, signal) => api.validateProfile(accountId, line, { signal })}
      onAdd={(lines) =>
        setForm((now) => edit(now, { searchProfiles: addLines(profileLines, now.draft.searchProfiles, lines).list }))
      }
      onRemove={(line) =>
        setForm((now) => edit(now, { searchProfiles: now.draft.searchProfiles.filter((other) => other !== line) }))
      }
    />
  );
}
