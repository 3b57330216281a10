/** The rows of a search page, unless fewer are asked for. */
export const searchRowsPerPage = 25;
