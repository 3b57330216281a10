import { componentsSpanish } from '../components/texts/es.ts';
import { publicSpanish } from '../public/texts/es.ts';

export const texts = { public: publicSpanish, components: componentsSpanish };
