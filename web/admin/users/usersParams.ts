type Params = {
  sort?: string;
  order?: string;
  page?: number | string;
  perPage?: number | string;
  filter?: Record<string, unknown>;
};

/** How the list of users begins. */
export const firstUsers = {
  filter: { role: 'user' },
  sort: { field: 'createdAt', order: 'DESC' },
  perPage: 25,
} as const;

/** What the list will ask for, as react-admin finds it: in the address, else as the list was left, else as it begins. */
export function usersParams({ search }: { search: string }) {
  const asked: Params = inAddress(search) ?? asLeft() ?? { filter: firstUsers.filter };
  const {
    sort = firstUsers.sort.field,
    order = firstUsers.sort.order,
    page = 1,
    perPage = firstUsers.perPage,
  } = asked;
  return {
    pagination: { page: Number(page), perPage: Number(perPage) },
    sort: { field: sort, order: order as 'ASC' | 'DESC' },
    filter: asked.filter ?? {},
  };
}

function inAddress(search: string): Params | undefined {
  const { filter, ...rest } = Object.fromEntries(new URLSearchParams(search));
  if (filter === undefined) return Object.keys(rest).length > 0 ? rest : undefined;
  return { ...rest, filter: parse(filter) ?? {} };
}

function asLeft(): Params | undefined {
  const left = parse(localStorage.getItem('RaStore.users.listParams') ?? '') as Params | undefined;
  return left?.filter && left;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
