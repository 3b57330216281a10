import { Resource, ResourceDefinitionContextProvider, type ResourceProps } from 'react-admin';

/** Registers the definition, which react-admin's `<CoreAdminUI>` would do. */
export const ResourcePage = (resource: ResourceProps) => (
  <ResourceDefinitionContextProvider definitions={{ [resource.name]: Resource.registerResource(resource) }}>
    <Resource {...resource} />
  </ResourceDefinitionContextProvider>
);
