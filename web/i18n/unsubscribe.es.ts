import { unsubscribeSpanish as unsubscribe } from '../unsubscribe/texts/es.ts';

export const texts = { unsubscribe };
