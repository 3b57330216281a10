/** The list of users as it opens. */
export const firstUsers = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { role: 'user' },
} as const;
