import { componentsGerman } from '../components/texts/de.ts';
import { publicGerman } from '../public/texts/de.ts';

export const texts = { public: publicGerman, components: componentsGerman };
