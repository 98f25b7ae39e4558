import { reportsToHold } from '@chignon/contract/community/community-rules'
import type { ReportForm } from '@chignon/contract/community/report'
import type { Member } from '../../platform/http/viewer.ts'
import { isReportable, lockText, setTextState } from './subject.queries.ts'
import type { Services } from '../../platform/services.ts'
import { addReport, countReporters } from './report.queries.ts'

/**
 * Adds a report, and holds a visible text that enough people have reported (MODERATION-2). Unknown things and one's own are ignored:
 * the answer of the call does not say whether something exists.
 */
export function sendReport(
  { db, clock, audit, live }: Pick<Services, 'db' | 'clock' | 'audit' | 'live'>,
  { subject: type, id, reason, text }: ReportForm,
  viewer: Member,
): Promise<void> {
  const subject = { type, id }
  return db.transaction(async () => {
    if (!(await isReportable(db(), subject, viewer.id))) return
    await live.publish('staff', { type: 'moderation' })
    if (type === 'person' || type === 'discussion') {
      await addReport(db(), { reporterId: viewer.id, subject, reason, text: text || null }, clock())
      return
    }
    // The lock makes simultaneous reports count one another.
    const locked = await lockText(db(), type, id)
    await addReport(db(), { reporterId: viewer.id, subject, reason, text: text || null }, clock())
    if (locked?.state !== 'visible' || (await countReporters(db(), subject)) < reportsToHold) return
    await setTextState(db(), type, id, 'held')
    await audit.record({
      actor: 'system',
      action: `${type}.hold`,
      subject,
      before: { state: 'visible' },
      after: { state: 'held' },
    })
  })
}
