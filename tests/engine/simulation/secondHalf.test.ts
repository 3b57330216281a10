import { usualSpacing } from '../../../server/automation/engine/pace.ts';
import { ninetyDays } from './ninetyDays.ts';

ninetyDays({ accounts: 60, seed: 40, spacing: usualSpacing });
