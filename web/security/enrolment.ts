import { createStore } from '../store.ts';

/** Whether the server answers this admin nothing until they have a second factor. */
const demanded = createStore(false);

export const demandFactor = (): void => demanded.set(true);
export const enrolled = (): void => demanded.set(false);
export const useFactorDemanded = demanded.use;
