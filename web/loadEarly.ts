import { loadFor } from './load.ts';

loadFor(location.pathname);
