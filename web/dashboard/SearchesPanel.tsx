import { LinksInput } from './LinksInput.tsx';
import { searchLines } from './linesModel.ts';
import { useSources } from './useSources.ts';

export function SearchesPanel({ accountId = null }: { accountId?: string | null }) {
  return <LinksInput source="searchUrls" texts="searches" kind={searchLines} notes={useSources(accountId)} />;
}
