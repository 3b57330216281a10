import { unsubscribeGerman as unsubscribe } from '../unsubscribe/texts/de.ts';

export const texts = { unsubscribe };
