import { usualSpacing } from '../../../server/automation/pace.ts';
import { ninetyDays } from './ninetyDays.ts';

ninetyDays({ accounts: 500, seed: 40, spacing: usualSpacing });
