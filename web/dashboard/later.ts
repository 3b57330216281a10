/** What stands below the first screen of the dashboard: its code comes together, after what stands above. */
export { ActivityTabs } from '../activity/ActivityTabs.tsx';
export { DaysPanel } from '../activity/DaysPanel.tsx';
export { MonitorsPanel } from './MonitorsPanel.tsx';
export { RulesPanel } from './RulesPanel.tsx';
export { SearchesPanel } from './SearchesPanel.tsx';
export { TimingPanel } from './TimingPanel.tsx';
