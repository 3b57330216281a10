import { Resource, ResourceDefinitionContextProvider, type ResourceProps } from 'react-admin';

/** A resource at an address of the router's. `<CoreAdminUI>` would have registered its definition. */
export const ResourcePage = (resource: ResourceProps) => (
  <ResourceDefinitionContextProvider definitions={{ [resource.name]: Resource.registerResource(resource) }}>
    <Resource {...resource} />
  </ResourceDefinitionContextProvider>
);
