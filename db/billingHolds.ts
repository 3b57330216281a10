import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from './open.ts';
import { changeOf, given, jsonText, ofUser, prepared } from './prepared.ts';
import { billingMirrors, type OpenIntent } from './schema/index.ts';

const made = prepared((db) =>
  changeOf(
    db,
    db
      .insert(billingMirrors)
      .values({ userId: given('userId') })
      .onConflictDoNothing(),
  ),
);
const held = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ heldBy: given('holder'), heldUntil: given('until') })
      .where(
        and(
          ofUser(billingMirrors.userId),
          or(isNull(billingMirrors.heldBy), lte(billingMirrors.heldUntil, given('now'))),
        ),
      ),
  ),
);
const letGo = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ heldBy: null, heldUntil: 0 })
      .where(and(ofUser(billingMirrors.userId), eq(billingMirrors.heldBy, given('holder')))),
  ),
);
const intended = prepared((db) =>
  changeOf(
    db,
    db
      .update(billingMirrors)
      .set({ intent: given('intent') })
      .where(ofUser(billingMirrors.userId)),
  ),
);

/** Takes a user's billing for `holder` alone, until `until`. False while another server has it. */
export async function holdBilling(
  db: Db,
  userId: string,
  holder: string,
  now: number,
  until: number,
): Promise<boolean> {
  return db.transaction(() => {
    made(db).run({ userId });
    return held(db).run({ userId, holder, until, now }).changes > 0;
  });
}

export async function letBillingGo(db: Db, userId: string, holder: string): Promise<void> {
  letGo(db).run({ userId, holder });
}

/** Notes a change that goes out, or null once it is known what became of it. */
export async function noteIntent(db: Db, userId: string, intent: OpenIntent | null): Promise<void> {
  intended(db).run({ userId, intent: jsonText(intent) });
}
