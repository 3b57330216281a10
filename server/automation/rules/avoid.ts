import { parseProfileUrl, type Targeting } from '../../accounts/settings/schemas.ts';
import type { Author, Post } from '../../providers/networkPosts.ts';
import { phraseFinder } from './words.ts';

/** Each function returns the matching entry of a list, or null. */
export type Avoid = {
  person(author: KnownAuthor): string | null;
  company(author: KnownAuthor): string | null;
  word(text: string): string | null;
};
/** Facts that are unknown never match. */
export type KnownAuthor = Pick<Author, 'name'> &
  Partial<Pick<Author, 'id' | 'publicIdentifier' | 'headline' | 'isCompany'>>;
type Lists = Pick<Targeting, 'avoidPeople' | 'avoidCompanies' | 'avoidWords'>;

/** Compiled once per distinct list: most accounts have the same empty ones. */
const made = new Map<string, Avoid>();
const known = new WeakMap<Lists, Avoid>();
/** The most characters of all cached lists. */
const mostKept = 2_000_000;
let kept = 0;

function avoidOf(lists: Lists): Avoid {
  const before = known.get(lists);
  if (before) return before;
  const { avoidPeople, avoidCompanies, avoidWords } = lists;
  const key = JSON.stringify([avoidPeople, avoidCompanies, avoidWords]);
  let avoid = made.get(key);
  if (!avoid) {
    avoid = compile(lists);
    if (kept + key.length > mostKept) {
      made.clear();
      kept = 0;
    }
    made.set(key, avoid);
    kept += key.length;
  }
  known.set(lists, avoid);
  return avoid;
}

function compile({ avoidPeople, avoidCompanies, avoidWords }: Lists): Avoid {
  // The address of a profile identifies its owner, whichever list it is in.
  const pages = new Map<string, string>();
  const readAddress = (entry: string) => {
    const page = parseProfileUrl(entry);
    if (page) pages.set(pageKey(page.kind === 'company', page.identifier), entry);
    return page;
  };
  const named = phraseFinder(avoidPeople.filter((entry) => !readAddress(entry)).map(asItIs));
  const companies = avoidCompanies.map((entry) => ({ entry, page: readAddress(entry) }));
  const companyNamed = phraseFinder(companies.filter(({ page }) => !page).map(({ entry }) => asItIs(entry)));
  // A headline contains names, no addresses.
  const employerNamed = phraseFinder(
    companies
      .filter(({ page }) => page?.kind !== 'person' && !/^\d+$/.test(page?.identifier ?? ''))
      .map(({ entry, page }) => ({ phrase: page?.identifier ?? entry, listed: entry })),
  );
  const page = ({ id, publicIdentifier, isCompany = false }: KnownAuthor) =>
    [publicIdentifier, id].map((name) => name && pages.get(pageKey(isCompany, name))).find(Boolean) || null;
  return {
    person: (author) => (author.isCompany ? null : (page(author) ?? named(author.name))),
    company: (author) =>
      author.isCompany ? (page(author) ?? companyNamed(author.name)) : employerNamed(author.headline ?? ''),
    word: phraseFinder(avoidWords.map(asItIs)),
  };
}

const asItIs = (entry: string) => ({ phrase: entry, listed: entry });
const pageKey = (isCompany: boolean, identifier: string): string =>
  `${isCompany ? 'company' : 'in'}/${identifier.normalize('NFC').toLowerCase()}`;

/** Null if nothing in the lists matches. */
export function avoided(
  post: Pick<Post, 'text'> & { author: KnownAuthor; originalAuthor?: KnownAuthor | null },
  lists: Lists,
): { reason: 'avoided_person' | 'avoided_company' | 'avoided_word'; detail: string } | null {
  const avoid = avoidOf(lists);
  const authors = post.originalAuthor ? [post.author, post.originalAuthor] : [post.author];
  for (const author of authors) {
    const person = avoid.person(author);
    if (person !== null) return { reason: 'avoided_person', detail: person };
    const company = avoid.company(author);
    if (company !== null) return { reason: 'avoided_company', detail: company };
  }
  const word = avoid.word(post.text);
  return word === null ? null : { reason: 'avoided_word', detail: word };
}
