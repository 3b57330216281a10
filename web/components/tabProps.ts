/** Only the selected tab has a panel. */
export const tabProps = <Name extends string>(id: string, name: Name, selected: Name) => ({
  value: name,
  id: `${id}-${name}`,
  'aria-controls': name === selected ? `${id}-panel-${name}` : undefined,
});
