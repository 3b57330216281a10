/** A part of a list: its order, its rows and its filter. */
export type Page<Field extends string, Filter> = {
  sort: { field: Field; descending: boolean };
  offset: number;
  limit: number;
  filter: Filter;
};
