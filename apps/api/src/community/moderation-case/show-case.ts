import type { AuthorHistory, CaseDetails } from '@chignon/contract/community/moderation'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { findSuspension } from '../moderation/moderation.queries.ts'
import type { ReportSubject } from '../report/report.queries.ts'
import { countHistory } from './author-history.queries.ts'
import { findCaseDetails } from './case.queries.ts'
import { listDecisions, presentDecision } from './decision.queries.ts'
import { presentSuspension } from './moderation.present.ts'
import { findPlace } from './place.queries.ts'

const listedDecisions = 5

/** A case where it stands, and the history of its author, but not for those who decide only about their own things (MODERATION-13). */
export async function showCase(
  services: Pick<Services, 'db' | 'clock'>,
  subject: ReportSubject,
  { locale, isHost, fail }: { locale: Locale; isHost: boolean; fail: Fail<'not_found'> },
): Promise<CaseDetails> {
  const { db } = services
  const { author } = (await findCaseDetails(db(), subject, locale)) ?? fail(404)
  const [place, history] = await Promise.all([
    findPlace(db(), subject, locale),
    author && !isHost ? historyOf(services, author, locale) : null,
  ])
  return { place, history }
}

async function historyOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  person: AuthorHistory['person'],
  locale: Locale,
): Promise<AuthorHistory | null> {
  const page = { page: 1, per_page: listedDecisions }
  const [counted, suspension, { rows }] = await Promise.all([
    countHistory(db(), person.id),
    findSuspension(db(), person.id, clock()),
    listDecisions(db(), { authorId: person.id }, page, locale),
  ])
  if (!counted) return null
  return {
    person,
    ...counted,
    suspension: suspension ? presentSuspension(suspension) : null,
    decisions: rows.map(presentDecision),
  }
}
