import { describe, expect, test } from 'vitest';
import { parsePostAddress } from '../../../server/providers/postAddress.ts';

const n = '7300000000000000001';

describe('the ID of a post in its address', () => {
  test.each([
    [`https://www.linkedin.com/feed/update/urn:li:activity:${n}/`, n],
    [`https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${n}/`, n],
    [`https://www.linkedin.com/posts/ada-okafor_three-steps-activity-${n}-x1Yz?utm_source=share`, n],
    [`https://www.linkedin.com/posts/ada-okafor_activity-${n}-x1Yz`, n],
    [`linkedin.com/posts/ada_share-and-like-ugcPost-${n}-Ab_c`, `urn:li:ugcPost:${n}`],
    [`https://www.linkedin.com/posts/acme_news-share-${n}`, `urn:li:share:${n}`],
    [`https://www.linkedin.com/embed/feed/update/urn:li:share:${n}?compact=1`, `urn:li:share:${n}`],
    [
      `https://www.linkedin.com/company/acme/posts/?highlightedUpdateUrn=urn%3Ali%3AugcPost%3A${n}`,
      `urn:li:ugcPost:${n}`,
    ],
    [`https://www.linkedin.com/feed/update/URN:LI:UGCPOST:${n}`, `urn:li:ugcPost:${n}`],
    [`  urn:li:activity:${n}\n`, n],
    [
      `https://www.linkedin.com/feed/update/urn:li:activity:${n}?commentUrn=urn:li:comment:(activity:${n},73)`,
      n,
    ],
  ])('%s', (address, id) => {
    expect(parsePostAddress(address)).toBe(id);
  });

  test.each([
    '',
    'https://www.linkedin.com/in/ada-okafor',
    'https://www.linkedin.com/pulse/three-steps-ada-okafor',
    'https://www.linkedin.com/feed/',
    'https://www.linkedin.com/posts/ada-okafor_three-steps',
    `https://www.linkedin.com/feed/update/urn:li:comment:${n}`,
    'https://www.linkedin.com/feed/update/urn:li:activity:',
    `https://www.linkedin.com/feed/update/urn:li:activity:${'7'.repeat(26)}`,
    '%E0%A4%A',
  ])('is not in %s', (address) => {
    expect(parsePostAddress(address)).toBeNull();
  });
});
