import { edit } from './dashboardModel.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { addLines, searchLines } from './linesModel.ts';
import type { PanelProps } from './panelProps.ts';

export function SearchesPanel({ form, setForm, faults }: PanelProps) {
  return (
    <LinksPanel
      title="Searches"
      description="Posts that a content search finds. Copy the address of the search from LinkedIn."
      label="Search URL"
      noun="search"
      placeholder="https://www.linkedin.com/search/results/content/?keywords=…"
      kind={searchLines}
      list={form.draft.searchUrls}
      fault={faults.searchUrls}
      onAdd={(lines) => setForm((now) => edit(now, { searchUrls: addLines(searchLines, now.draft.searchUrls, lines).list }))}
      onRemove={(line) => setForm((now) => edit(now, { searchUrls: now.draft.searchUrls.filter((other) => other !== line) }))}
    />
  );
}
