import { reachOf } from '@chignon/contract/platform/permission'
import type { TextState } from '@chignon/contract/community/text-state'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { isWritingFast, listWords } from './moderation.queries.ts'
import { admissionOf, type Admission, type HoldReason } from './moderation.rules.ts'
import { addReport } from '../report/report.queries.ts'
import { hasListedWord } from './word-list.rules.ts'

/**
 * Decides whether a new text is shown at once or held, and ends the call of a person who writes without end. Store
 * the text with the `state`, then pass the admission to `reportHold`. A text that was withdrawn has the `current` state.
 */
export async function admitText(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  texts: string[],
  { viewer }: { viewer: Member },
  current: TextState = 'visible',
): Promise<Admission> {
  const { db, clock, limits } = services
  await limits.textsPerAccount.take(viewer.id)
  if (reachOf(viewer.role, 'moderation.decide') === 'all') return admissionOf(null, current)
  const isFast = await isWritingFast(db(), viewer.id, clock())
  return admissionOf((await listedWordIn(services, texts)) ?? (isFast ? 'rate' : null), current)
}

/** Decides whether a changed text, whose state is `current`, stays shown or is held. */
export async function admitChange(
  services: Pick<Services, 'db'>,
  texts: string[],
  current: TextState,
  { viewer }: { viewer: Member },
): Promise<Admission> {
  if (reachOf(viewer.role, 'moderation.decide') === 'all') return admissionOf(null, current)
  return admissionOf(await listedWordIn(services, texts), current)
}

/** Puts a text that was held into the queue of the moderators. Call it in the transaction that stores the text. */
export async function reportHold(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  { reason }: Admission,
  subject: { type: 'post' | 'comment' | 'reply' | 'story'; id: string },
): Promise<void> {
  if (reason === null) return
  await addReport(db(), { reporterId: null, subject, reason, text: null }, clock())
  await live.publish('staff', { type: 'moderation' })
}

async function listedWordIn({ db }: Pick<Services, 'db'>, texts: string[]): Promise<HoldReason> {
  return hasListedWord(texts.join('\n'), await listWords(db())) ? 'listed-word' : null
}
