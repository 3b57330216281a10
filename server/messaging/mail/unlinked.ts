/*
 * Texts by strangers in our e-mails. E-mail programs make links of what looks like an address, and a reader
 * takes a link in our e-mail for ours.
 */

/** The longest name and quote, in characters. */
const longestName = 60;
const longestQuote = 240;

/**
 * A person's or company's name on one line, without a link, with only letters, digits and
 * `& + , / ( ) . ' -`.
 * @returns empty if nothing readable is left
 */
export function mailName(name: string): string {
  const known = visible(name).replace(/[^\p{L}\p{M}\p{N}&+,/().'’-]/gu, ' ');
  const kept = oneLine(known).replace(/ +(?=[,.)])/g, '');
  return /[\p{L}\p{N}]/u.test(kept) ? shorten(unlinked(kept), longestName) : '';
}

/** A stranger's words on one line, without a link. */
export const quote = (words: string): string => shorten(unlinked(oneLine(visible(words))), longestQuote);

/** Invisible characters could hide an address from the rules below. */
const visible = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '');

const oneLine = (text: string): string => text.replace(/ +/g, ' ').trim();

/** Breaks up web and e-mail addresses, IP addresses and telephone numbers with spaces. */
const unlinked = (text: string): string =>
  text
    .replace(/\b([a-z][a-z\d+.-]*:)(?=\S)/giu, '$1 ')
    .replace(/\/(?=\/)/g, '/ ')
    .replace(/(?<=\S)@(?=\S)/g, ' @ ')
    .replace(/(?<=\d)\.(?=\d+\.\d+\.\d)/g, '. ')
    // The dots are those that browsers accept in a domain.
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])[.․。．｡](?=[\p{L}\p{M}]{2}|xn--)|(?<=\bwww)[.․。．｡]/giu, '$& ')
    .replace(/\+?\d(?:[ ()./-]{0,3}\d){6,}/g, (number) => (number.match(/\d{1,3}/g) ?? []).join(' · '));

function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
}
