import { autonomyGerman as autonomy } from '../autonomy/texts/de.ts';

export const texts = { autonomy };
