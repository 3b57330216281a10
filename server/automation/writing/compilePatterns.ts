import { giveWay } from '../../slices.ts';
import { delicatePatterns } from '../rules/delicate.ts';

/**
 * Compiles the patterns of delicate posts, and lets requests through in between. Otherwise the first post
 * would block the event loop for half a second.
 */
export async function compilePatterns(): Promise<void> {
  // V8 compiles a pattern once for texts of one byte per character, and once for others.
  for (const text of ['post', 'post…'])
    for (const pattern of delicatePatterns) {
      text.match(pattern);
      await giveWay();
    }
}
