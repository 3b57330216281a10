/* Stands in for the package of this name: see vite.config.ts. */
module.exports = Object.hasOwn;
