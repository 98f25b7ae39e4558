import type { StaffContactThread } from '@chignon/contract/community/staff-contact'
import { fullName } from '@chignon/contract/identity/full-name'
import { useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'

/** The answers that were mailed, oldest first. */
export function InboxAnswers({ answers }: Pick<StaffContactThread, 'answers'>) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  if (answers.length === 0) return null
  return (
    <ol aria-label={t`Answers`} className="flex flex-col gap-4">
      {answers.map(({ id, author, text, created_at: at }) => (
        <li key={id} className="flex flex-col gap-1 rounded-panel bg-accent-soft px-4 py-3">
          <p className="flex flex-wrap gap-x-2 text-caption text-text-muted">
            <bdi className="font-medium text-text">{fullName(author)}</bdi>
            <time dateTime={at}>{dateTime(at)}</time>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
