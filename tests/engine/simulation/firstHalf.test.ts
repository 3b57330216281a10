import { noSpacing } from '../../../server/automation/pace.ts';
import { ninetyDays } from './ninetyDays.ts';

ninetyDays({ accounts: 500, seed: 20, spacing: noSpacing });
