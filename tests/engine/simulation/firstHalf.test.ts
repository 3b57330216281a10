import { noSpacing } from '../../../server/automation/network/pace.ts';
import { samples } from '../../support/deep.ts';
import { ninetyDays } from './ninetyDays.ts';

ninetyDays({ accounts: samples(30, 500), seed: 20, spacing: noSpacing });
