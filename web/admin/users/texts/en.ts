export const usersEnglish = {
  title: 'Users',
  empty: 'No users yet',
  emptyText: 'Whoever registers appears here.',
  failed: 'The users could not be loaded',
  none: 'No user matches',
  noneText: 'Change the search or the filters above.',
  search: 'Search users',
  searchHint: 'Name, company or e-mail',
  status: 'Status',
  anyStatus: 'Any status',
} as const;
