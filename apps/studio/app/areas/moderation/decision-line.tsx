import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationDecision } from '@chignon/contract/community/moderation'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { useCaseTexts } from './use-case-texts.ts'
import { useDecisionNames } from './use-decision-names.ts'

/** A decision in two lines: what was done with what, by whom and when. */
export function DecisionLine({ decision }: { decision: ModerationDecision }) {
  const { subjects } = useCaseTexts()
  const names = useDecisionNames()
  const { ago } = useLocalTime()
  const { action, subject, excerpt, note, decided_by: by, decided_at: at, undone_at: undoneAt } = decision
  return (
    <li className="border-s-2 border-line ps-3">
      <p className="flex flex-wrap gap-x-2">
        <span className={undoneAt === null ? 'font-medium' : 'line-through'}>{names[action]}</span>
        {subject !== 'person' && <span className="text-text-muted">{subjects[subject]}</span>}
        {undoneAt !== null && (
          <span className="text-text-muted">
            <Trans>taken back</Trans>
          </span>
        )}
      </p>
      {subject !== 'person' && excerpt !== null && (
        <TypedText className="line-clamp-1 text-text-muted">{excerpt}</TypedText>
      )}
      {note !== null && <TypedText>{note}</TypedText>}
      <p className="text-caption text-text-muted">
        {by && <bdi>{fullName(by)}</bdi>} <time dateTime={at}>{ago(at)}</time>
      </p>
    </li>
  )
}
