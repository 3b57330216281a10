export const layoutEnglish = {
  places: {
    dashboard: 'Dashboard',
    accounts: 'LinkedIn Accounts',
    comments: 'Comments History',
    billing: 'Billing',
    settings: 'Settings',
  },
  userMenu: {
    open: 'User menu',
    admin: 'Admin',
    settings: 'Settings',
    logout: 'Logout',
    language: 'Language',
  },
} as const;
