import { autonomySpanish as autonomy } from '../autonomy/texts/es.ts';

export const texts = { autonomy };
