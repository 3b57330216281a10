import { defaultSettings, type Targeting } from '../../../server/accounts/settings/schemas.ts';
import { judgePost, type Known } from '../../../server/automation/rules/choosePost.ts';
import type { Author, Post } from '../../../server/providers/networkPosts.ts';

export const now = Date.parse('2026-03-10T12:00:00Z');
export const day = 86_400_000;
export const author = (change: Partial<Author> = {}): Author => ({
  id: 'ACo1',
  publicIdentifier: 'ada-okafor',
  name: 'Ada Okafor',
  headline: 'Head of Design at Acme, mother of two',
  isCompany: false,
  imageUrl: '',
  ...change,
});
export const acme = author({
  id: '4711',
  publicIdentifier: 'acme',
  name: 'Acme',
  headline: 'Tools',
  isCompany: true,
});
export const post = (change: Partial<Post> = {}): Post => ({
  postId: 'urn:li:activity:1',
  originalPostId: null,
  originalAuthor: null,
  url: 'https://network.example/1',
  text: 'We have cut the onboarding of new people down to three days, and here is what we learned on the way.',
  postedAt: now - 1000,
  author: author(),
  canComment: true,
  inPrivateGroup: false,
  ...change,
});
export const nothing: Known = {
  own: 'me',
  others: new Set(['sister']),
  taken: new Set(),
  closed: new Map(),
  answered: new Map(),
  optedOut: new Set(),
};
export const rules = (choice: Partial<Targeting> = {}) => ({
  ...defaultSettings,
  choice: { ...defaultSettings.choice, ...choice },
});
export const judge = (change: Partial<Post>, choice: Partial<Targeting> = {}, known: Partial<Known> = {}) =>
  judgePost(post(change), rules(choice), { ...nothing, ...known }, now);
export const open = { verdict: 'open', reason: 'newer_first', detail: '' };
