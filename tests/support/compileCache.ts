import { userTemp } from './userTemp.ts';

/** Variables for processes that start often: Node keeps the compiled modules. */
export const compileCache = { NODE_COMPILE_CACHE: userTemp('compile-cache') };
