import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationDecision } from '@chignon/contract/community/moderation'
import { Badge } from '@chignon/ui/badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { useCaseTexts } from './use-case-texts.ts'
import { useDecisionNames } from './use-decision-names.ts'

/** A decision: when, by whom, about what, and what it was before and after. */
export function DecisionEntry({ decision }: { decision: ModerationDecision }) {
  const { t } = useLingui()
  const { subjects, states } = useCaseTexts()
  const names = useDecisionNames()
  const { date, dateTime } = useLocalTime()
  const { action, subject, excerpt, author, note, state_before: before, state_after: after } = decision
  const decider = decision.decided_by && fullName(decision.decided_by)
  const isReturn = action === 'return'
  const isUnchanged = after !== null && after === before
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-4 md:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <p className="flex flex-col text-small">
        <time dateTime={decision.decided_at} className="tabular-nums">
          {dateTime(decision.decided_at)}
        </time>
        <span className="text-text-muted">{decider !== null && <bdi>{decider}</bdi>}</span>
      </p>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap gap-x-2 text-small text-text-muted">
          <span>{subjects[subject]}</span>
          {author && <bdi>{fullName(author)}</bdi>}
        </p>
        {subject !== 'person' && (
          <TypedText className="line-clamp-2">{excerpt ?? t`The text was deleted.`}</TypedText>
        )}
        {note !== null && (
          <TypedText className="text-small whitespace-pre-line text-text-muted">{note}</TypedText>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 self-start text-small">
        <span className="font-medium">
          {isUnchanged ? t({ message: 'Left as it was', context: 'decision' }) : names[action]}
        </span>
        {action === 'suspend' && (
          <span className="text-text-muted">
            {decision.ends_at === null ? t`without an end` : t`until ${date(decision.ends_at)}`}
          </span>
        )}
        {before && !isUnchanged && (after ?? isReturn) && (
          <span className="flex items-center gap-1.5">
            <Badge>{states[before]}</Badge>
            <span aria-hidden="true" className="rtl:-scale-x-100">
              →
            </span>
            <Badge>{after ? states[after] : t({ message: 'Draft', context: 'post' })}</Badge>
          </span>
        )}
        {decision.undone_at !== null && (
          <Badge tone="warning">
            <Trans>taken back</Trans>
          </Badge>
        )}
      </div>
    </li>
  )
}
