import { createStore } from '../store.ts';

const demanded = createStore(false);

export const demandFactor = (): void => demanded.set(true);
export const enrolled = (): void => demanded.set(false);
export const useFactorDemanded = demanded.use;
