import { settingsEnglish } from './settings.en.ts';

export const dashboardEnglish = {
  title: 'Dashboard',
  banner: {
    title: 'Subscription Required',
    text: 'Your settings and history are kept. You need a subscription to save changes, start automation or connect accounts.',
    action: 'Subscribe Now',
  },
  accounts: {
    loginAgain: 'Log in again',
    signedOut:
      'LinkedIn signed out %{names}, so commenting has stopped. |||| LinkedIn signed out %{names}, so commenting has stopped.',
    failed: 'Failed to load your accounts',
    none: 'No accounts yet',
    noneText: 'Connect a LinkedIn account. Then set its schedule, topics and prompt here.',
    noneAction: 'Connect account',
  },
  loading: 'Loading',
  defaults: {
    text: 'Failed to load this account’s settings. You see the defaults; saving replaces the earlier settings.',
    retry: 'Try again',
  },
  tabs: { activity: 'Activity', settings: 'Settings', unsaved: 'Settings (unsaved)' },
  actions: {
    reset: 'Reset',
    pause: 'Pause',
    start: 'Start',
    save: 'Save',
    undo: 'Undo',
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
  },
  upgrade: {
    save: 'Please upgrade your subscription to save settings',
    start: 'Please upgrade your subscription to start automation',
    reset: 'Please upgrade your subscription to reset settings',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes to %{name} are not saved.',
    thisAccount: 'this account',
    discard: 'Discard changes',
    save: 'Save and leave',
    stay: 'Keep editing',
  },
  ...settingsEnglish,
} as const;
