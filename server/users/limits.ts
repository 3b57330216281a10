/** Numbers that a page tells without the schemas that hold to them. */
export const passwordMinimum = 6;
