export const layoutEnglish = {
  places: {
    dashboard: 'Dashboard',
    accounts: 'LinkedIn Accounts',
    comments: 'Comments History',
    billing: 'Billing',
    settings: 'Settings',
  },
  menu: {
    name: 'Menu',
    main: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    skip: 'Skip to content',
  },
  userMenu: {
    open: 'User menu',
    admin: 'Admin',
    user: 'User',
    settings: 'Settings',
    security: 'Security',
    logout: 'Logout',
  },
  bell: {
    name: 'Notifications',
    markAll: 'Mark all as read',
    markFailed: 'Failed to mark as read',
    unread: 'Notifications: %{smart_count} unread |||| Notifications: %{smart_count} unread',
    none: 'No notifications yet.',
    new: 'New',
    workspace: 'Workspace of %{name}',
    kinds: {
      approved_lapsed:
        'An approved comment on %{author}’s post expired before it could be posted. Account: %{account}',
    },
  },
  workspace: {
    title: 'Workspaces',
    people: 'People',
    banner: 'You are in the workspace of %{name}.',
    reviewer: 'You can approve, edit, hold and discard drafts.',
    viewer: 'You can see drafts and history, but not change them.',
    leave: 'Back to your own',
  },
  view: {
    banner: 'You are viewing as %{name}. Read-only.',
    left: '%{smart_count} minute left |||| %{smart_count} minutes left',
    leave: 'Leave',
  },
  theme: {
    name: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  help: {
    title: 'Need help?',
    text: 'Short guides with pictures.',
    open: 'Read the documentation',
  },
  notFound: {
    title: 'Page not found',
    lead: 'There’s no page at this address',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the dashboard',
  },
} as const;
