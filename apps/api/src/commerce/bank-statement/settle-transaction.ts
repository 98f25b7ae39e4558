import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { bankStatementMessages } from './bank-statement.messages.ts'
import { changeTransaction, lockTransaction } from './bank-transaction.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'audit'>
type Given = { id: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/** Sets an entry aside that belongs to no order (STATEMENT-4). */
export function setAside(
  { db, clock, audit }: Parts,
  { id, reason, actor, fail }: Given & { reason: string },
): Promise<void> {
  return db.transaction(async () => {
    const { state } = (await lockTransaction(db(), id)) ?? fail(404)
    if (state !== 'open') fail(409, { message: bankStatementMessages.settledBefore })
    await changeTransaction(db(), id, { state: 'set_aside', reason, settledAt: clock() })
    await audit.record({
      actor,
      action: 'bank-transaction.set-aside',
      subject: { type: 'bank-transaction', id },
      before: { state },
      after: { state: 'set_aside', reason },
    })
  })
}

/** Takes an entry back that was set aside. */
export function reopen({ db, audit }: Parts, { id, actor, fail }: Given): Promise<void> {
  return db.transaction(async () => {
    const { state, reason } = (await lockTransaction(db(), id)) ?? fail(404)
    if (state !== 'set_aside') fail(409, { message: bankStatementMessages.notSetAside })
    await changeTransaction(db(), id, { state: 'open', reason: null, settledAt: null })
    await audit.record({
      actor,
      action: 'bank-transaction.reopen',
      subject: { type: 'bank-transaction', id },
      before: { state, reason },
      after: { state: 'open' },
    })
  })
}
