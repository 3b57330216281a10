import { Resource, ResourceDefinitionContextProvider, type ResourceProps } from 'react-admin';

/** `<CoreAdminUI>` would register the definition. */
export const ResourcePage = (resource: ResourceProps) => (
  <ResourceDefinitionContextProvider definitions={{ [resource.name]: Resource.registerResource(resource) }}>
    <Resource {...resource} />
  </ResourceDefinitionContextProvider>
);
