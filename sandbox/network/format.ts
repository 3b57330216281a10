import { iso } from '../../server/clock.ts';
import { between, randomFrom } from '../random.ts';
import { pictureSize } from './pictures.ts';
import type { Account, Member, Post, PostComment } from './types.ts';
import { viewerPermissions } from './viewerPermissions.ts';
import type { World } from './world.ts';

const countries = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR' };

/** LinkedIn's relative time: `5m`, `3h`, `2d`, `1w`, `2mo`. */
export function relativeDate(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes}m`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}h`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return `${days}d`;
  return days < 31 ? `${Math.floor(days / 7)}w` : `${Math.floor(days / 31)}mo`;
}

/** As in the provider's OpenAPI v1 (see routes.ts). */
export function createFormat(world: World) {
  const { context, store } = world;
  const profileUrl = (member: Member) =>
    `${context.url}/${member.isCompany ? 'company' : 'in'}/${encodeURIComponent(member.publicId)}`;
  const imageUrl = (member: Member) =>
    `${context.url}/avatars/${member.isCompany ? 'company' : 'in'}/${encodeURIComponent(member.publicId)}.svg`;
  const postUrl = (post: Post) => `${context.url}/feed/update/${post.socialId}`;

  const author = (member: Member) => ({
    id: member.providerId,
    public_identifier: member.publicId,
    name: member.name,
    is_company: member.isCompany,
    headline: member.headline,
    profile_picture_url: imageUrl(member),
  });

  /**
   * The constant part of each post as JSON, without its closing brace. Formatted once, because it is sent
   * often.
   */
  const fixed = new Map<number, string>();
  let fixedFor = '';
  function fixedPart(post: Post): string {
    if (fixedFor !== context.url) {
      fixed.clear();
      fixedFor = context.url;
    }
    const known = fixed.get(post.seq);
    if (known !== undefined) return known;
    const by = store.member(post.author);
    const original = post.repostOf === null ? null : store.post(post.repostOf);
    const json = JSON.stringify({
      provider: 'LINKEDIN',
      id: post.id,
      social_id: post.socialId,
      share_url: postUrl(post),
      title: '',
      text: post.text,
      parsed_datetime: iso(post.createdAt),
      author: author(by),
      permissions: {
        can_react: true,
        can_share: post.groupName === null,
        can_post_comments: post.canComment,
      },
      is_repost: original !== null,
      ...(original && {
        repost_id: original.id,
        repost_content: {
          id: original.id,
          date: relativeDate(original.createdAt, context.clock.now()),
          parsed_datetime: iso(original.createdAt),
          author: author(store.member(original.author)),
          text: original.text,
        },
      }),
      attachments: post.hasImage
        ? [
            {
              id: `img-${post.id}`,
              type: 'img',
              unavailable: false,
              size: pictureSize,
              sticker: false,
              mimetype: 'image/svg+xml',
              url: `${context.url}/media/${post.id}.svg`,
            },
          ]
        : [],
      ...(post.groupName !== null && {
        group: { id: String(post.groupName.length * 1009), name: post.groupName, private: post.groupPrivate },
      }),
    }).slice(0, -1);
    if (fixed.size >= 20_000) fixed.delete(fixed.keys().next().value as number);
    fixed.set(post.seq, json);
    return json;
  }

  return {
    profileUrl,
    imageUrl,
    postUrl,
    /** JSON text that starts with `head` (`"object":"Post"`). */
    post(post: Post, head: string): string {
      const date = relativeDate(post.createdAt, context.clock.now());
      return `{${head},${fixedPart(post).slice(1)},"date":"${date}","reaction_counter":${post.reactions},"comment_counter":${post.comments},"repost_counter":${post.reactions % 7},"impressions_counter":${post.reactions * 41}}`;
    },
    /** After a reset. */
    forget: () => fixed.clear(),

    comment(comment: PostComment, post: Post) {
      const by = store.member(comment.member);
      return {
        object: 'Comment',
        id: comment.id,
        post_id: post.id,
        post_urn: post.socialId,
        ...(comment.parent !== null && { thread_id: comment.parent }),
        author: by.name,
        author_details: {
          id: by.providerId,
          is_company: by.isCompany,
          headline: by.headline,
          profile_url: profileUrl(by),
          profile_picture_url: imageUrl(by),
          network_distance: 'THIRD_DEGREE',
        },
        date: iso(comment.createdAt),
        text: comment.text,
        reaction_counter: store.reactions(comment.id),
        reply_counter: comment.parent === null ? store.replies(post.seq, comment.id) : 0,
      };
    },

    /** `GET /users/{identifier}`. */
    profile(member: Member, viewer: Member) {
      const random = randomFrom(`profile:${member.publicId}`);
      return {
        object: 'UserProfile',
        provider: 'LINKEDIN',
        provider_id: member.providerId,
        public_identifier: member.publicId,
        first_name: member.firstName,
        last_name: member.lastName,
        headline: member.headline,
        summary: '',
        websites: [],
        location: member.location,
        profile_picture_url: imageUrl(member),
        profile_picture_url_large: imageUrl(member),
        public_profile_url: profileUrl(member),
        is_self: member.seq === viewer.seq,
        is_premium: false,
        is_creator: random() < 0.2,
        is_open_profile: false,
        is_relationship: false,
        network_distance: member.seq === viewer.seq ? 'SELF' : 'THIRD_DEGREE',
        follower_count: between(random, 150, 9000),
        connections_count: between(random, 150, 2500),
      };
    },

    /** `GET /users/me`. */
    owner(account: Account, member: Member) {
      return {
        object: 'AccountOwnerProfile',
        provider: 'LINKEDIN',
        provider_id: member.providerId,
        entity_urn: `urn:li:fsd_profile:${member.providerId}`,
        object_urn: `urn:li:member:${100_000 + member.seq}`,
        public_identifier: member.publicId,
        first_name: member.firstName,
        last_name: member.lastName,
        email: account.email,
        headline: member.headline,
        location: member.location,
        occupation: member.headline,
        profile_picture_url: imageUrl(member),
        public_profile_url: profileUrl(member),
        premium: false,
        open_profile: false,
        organizations: [],
        recruiter: null,
        sales_navigator: null,
      };
    },

    /** `GET /linkedin/company/{identifier}`. */
    company(member: Member) {
      const random = randomFrom(`profile:${member.publicId}`);
      return {
        object: 'CompanyProfile',
        id: member.providerId,
        name: member.name,
        description: member.headline,
        entity_urn: `urn:li:fsd_company:${member.providerId}`,
        public_identifier: member.publicId,
        profile_url: profileUrl(member),
        logo: imageUrl(member),
        claimed: true,
        hashtags: [{ title: member.field }],
        organization_type: 'PRIVATELY_HELD',
        viewer_permissions: viewerPermissions,
        followers_count: between(random, 400, 60_000),
        employee_count: between(random, 20, 900),
        industry: [member.field],
        locations: [
          { is_headquarter: true, country: countries[member.language], city: member.location, street: [] },
        ],
        messaging: { is_enabled: false },
      };
    },

    /** `GET /accounts/{id}`: without e-mail and picture, as at the provider. */
    account(account: Account) {
      const member = store.member(account.member);
      return {
        object: 'Account',
        type: 'LINKEDIN',
        id: account.accountId,
        name: member.name,
        created_at: iso(account.createdAt),
        connection_params: {
          im: {
            id: member.providerId,
            publicIdentifier: member.publicId,
            username: member.name,
            premiumId: null,
            premiumContractId: null,
            premiumFeatures: account.paid.map(({ product }) => product),
            organizations: [],
          },
        },
        groups: [],
        sources: [
          { id: `${account.accountId}_MESSAGING`, status: account.status },
          ...account.paid.map(({ product, status }) => ({
            id: `${account.accountId}_${product.toUpperCase()}`,
            status,
          })),
        ],
      };
    },
  };
}
