import { emailUndoDays } from '@chignon/contract/identity/identity-rules'
import { and, eq, getTableColumns, gt, inArray, isNull } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { emailChanges } from '../../platform/db/schema/email-change.ts'
import { users } from '../../platform/db/schema/user.ts'
import { formsOfEmail } from './email-forms.ts'
import { findUserByEmail, type UserRow } from './user.queries.ts'

/** The changes of addresses since then can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - emailUndoDays * 24 * 60 * 60 * 1000)
}

/**
 * The person an address belongs to, also one who changed it and can still undo that: the address stays reserved, so that
 * somebody who took an account over cannot take its old address too (EMAIL-CHANGE-4).
 */
export async function findEmailHolder(
  db: Connection,
  email: string,
  now: Date,
): Promise<UserRow | undefined> {
  return (await findUserByEmail(db, email)) ?? findFormerHolder(db, email, now)
}

/** The person who had an address and can still undo that they changed it (EMAIL-CHANGE-4). */
export async function findFormerHolder(
  db: Connection,
  email: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [former] = await db
    .select(getTableColumns(users))
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        inArray(emailChanges.oldEmail, formsOfEmail(email)),
        isNull(emailChanges.undoneAt),
        gt(emailChanges.confirmedAt, undoableSince(now)),
      ),
    )
    .limit(1)
  return former
}
