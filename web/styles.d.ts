/** A stylesheet; from one called `.module.css`, the names of its classes. */
declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
