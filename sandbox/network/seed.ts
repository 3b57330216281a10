import { between, pick, randomFrom } from '../random.ts';
import { makeCompany, makePerson, slug } from './people.ts';
import { companyNames, languages } from './text/compose.ts';
import { fieldNames, type LanguageCode, languageCodes } from './text/types.ts';
import type { World } from './world.ts';

const day = 86_400_000;
/** The initial number of people per language. */
const people: Record<LanguageCode, number> = { en: 40, de: 14, es: 12 };
const firstPosts = 480;

/**
 * People of several fields and languages, companies, and a month of posts. Leaves a filled network unchanged.
 */
export function seedNetwork(world: World): void {
  if (world.core.all.length > 0) return;
  const { store, context } = world;
  const now = context.clock.now();
  context.db.transaction(() => {
    store.addMember(
      makePerson(
        {
          publicId: 'ada-okafor',
          firstName: 'Ada',
          lastName: 'Okafor',
          language: 'en',
          field: 'engineering',
          core: true,
        },
        now,
      ),
    );
    for (const language of languageCodes) {
      const { firstNames, lastNames } = languages[language];
      for (let i = 0; i < people[language]; i++) {
        const firstName = firstNames[i % firstNames.length] as string;
        // In steps of five, every last name is used before a full name repeats.
        const lastName = lastNames[
          (i * 5 + 3 + Math.floor(i / firstNames.length)) % lastNames.length
        ] as string;
        const publicId = slug(`${firstName} ${lastName}`);
        if (store.memberByPublicId('in', publicId)) continue;
        const field = fieldNames[i % fieldNames.length];
        store.addMember(makePerson({ publicId, firstName, lastName, language, field, core: true }, now));
      }
    }
    for (const name of companyNames) store.addMember(makeCompany(slug(name), now, name, true));
  })();
  world.load();
  context.db.transaction(() => {
    for (let i = 0; i < firstPosts; i++) {
      const random = randomFrom(`first:${i}`);
      const at = now - Math.floor(30 * day * (1 - (i + random()) / firstPosts)) - 60_000;
      world.writeUnasked(pick(random, world.core.all), at - between(random, 0, 59_000), random);
    }
  })();
}
