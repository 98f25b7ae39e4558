import { undoSeconds } from '@chignon/contract/community/community-rules'
import type { ModeratedText } from '@chignon/contract/community/text-state'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { moderationMessages } from '../moderation/moderation.messages.ts'
import { lockText, setTextState } from '../report/subject.queries.ts'
import { reopenReports } from './case.queries.ts'
import { findLastDecision, markUndone } from './decision.queries.ts'

/** Takes back what the viewer has just decided: the text is what it was, and its reports are open again (MODERATION-12). */
export function undoDecision(
  { db, clock, audit, live }: Pick<Services, 'db' | 'clock' | 'audit' | 'live'>,
  subject: { type: ModeratedText; id: string },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<void> {
  return db.transaction(async () => {
    const { type, id } = subject
    const now = clock()
    const text = (await lockText(db(), type, id)) ?? fail(404)
    const last = await findLastDecision(db(), subject)
    const isLate = last && now.getTime() - last.decidedAt.getTime() > undoSeconds * 1000
    if (!last?.stateAfter || !last.stateBefore || last.decidedBy !== viewer.id || isLate) {
      return fail(409, { message: moderationMessages.tooLate })
    }
    await setTextState(db(), type, id, last.stateBefore)
    await reopenReports(db(), subject, last.decidedAt)
    await markUndone(db(), last.id, now)
    await audit.record({
      actor: viewer,
      action: `${type}.undo-decision`,
      subject,
      before: { state: text.state },
      after: { state: last.stateBefore },
    })
    await live.publish('staff', { type: 'moderation' })
  })
}
