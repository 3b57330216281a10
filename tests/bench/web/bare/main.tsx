import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, DataTable, fetchUtils, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

// The same comments by the same calls; what our server names otherwise than react-admin wants it.
const rest = simpleRestProvider('/api', (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    headers: new Headers({
      'x-auth-token': localStorage.getItem('accessToken') ?? '',
      accept: 'application/json',
    }),
  }),
);
const dataProvider: typeof rest = {
  ...rest,
  getList: async (resource, params) => {
    const { data, total } = await rest.getList(resource, params);
    return { data: data.map((row) => ({ ...row, id: row._id })), ...(total === undefined ? {} : { total }) };
  },
};

const CommentList = () => (
  <List sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
    <DataTable>
      <DataTable.Col source="posterName" />
      <DataTable.Col source="comment" />
      <DataTable.Col source="category" />
      <DataTable.Col source="createdAt" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="comment" list={CommentList} />
  </Admin>,
);
