import { LinksInput } from './LinksInput.tsx';
import { searchLines } from './linesModel.ts';

export const SearchesPanel = () => <LinksInput source="searchUrls" texts="searches" kind={searchLines} />;
