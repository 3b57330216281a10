import type { BenchPostRow } from '../../../../db/promptBench.ts';
import { iso } from '../../../clock.ts';
import type { BenchPost } from './schemas.ts';

/** A kept post as the API shows it. */
export const toWireBenchPost = ({
  id,
  postId,
  postUrl,
  posterName,
  text,
  postedAt,
  createdAt,
}: BenchPostRow): BenchPost => ({
  _id: id,
  postId,
  postUrl,
  posterName,
  text,
  postedAt: postedAt > 0 ? iso(postedAt) : null,
  createdAt: iso(createdAt),
});
