import { settingsEnglish } from './settings.en.ts';

export const dashboardEnglish = {
  title: 'Dashboard',
  banner: {
    title: 'Subscription Required',
    text: 'Your settings and history stay here. To save changes, start automation or connect accounts you need a subscription.',
    action: 'Subscribe Now',
  },
  accounts: {
    failed: 'Your accounts could not be loaded',
    none: 'No accounts yet',
    noneText: 'Connect a LinkedIn account first. Then say here when it comments, on what, and in what voice.',
    noneAction: 'Go to LinkedIn accounts',
  },
  loading: 'Loading',
  defaults: {
    text: 'The settings of this account could not be loaded. These are the defaults; saving replaces what was there.',
    retry: 'Try again',
  },
  tabs: { activity: 'Activity', settings: 'Settings', unsaved: 'Settings (unsaved)' },
  actions: {
    reset: 'Reset',
    pause: 'Pause',
    start: 'Start',
    save: 'Save',
    unsaved: 'Unsaved changes',
  },
  toasts: {
    saved: 'Settings updated successfully!',
    started: 'Automation started successfully!',
    paused: 'Automation paused!',
    reset: 'Automation reset!',
    saveFailed: 'Failed to update settings',
    startFailed: 'Failed to start automation',
    pauseFailed: 'Failed to pause automation',
    upgradeToSave: 'Please upgrade your subscription to save settings',
    upgradeToStart: 'Please upgrade your subscription to start automation',
    upgradeToReset: 'Please upgrade your subscription to reset settings',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed for %{name} has not been saved.',
    thisAccount: 'this account',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
  ...settingsEnglish,
} as const;
