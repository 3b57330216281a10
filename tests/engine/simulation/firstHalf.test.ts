import { ninetyDays } from './ninetyDays.ts';

ninetyDays({ accounts: 500, seed: 20 });
