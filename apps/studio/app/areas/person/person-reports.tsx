import type { PersonContact } from '@chignon/contract/community/person-contact'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLocalTime } from '../../lib/use-local-time.ts'

type Report = PersonContact['reports'][number]

/** What was reported about a person and their texts. */
export function PersonReports({ reports }: { reports: Report[] }) {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const subjects: Record<Report['subject'], string> = {
    post: t`Post`,
    comment: t`Comment`,
    reply: t`Reply`,
    story: t`Story`,
    discussion: t`Discussion`,
    person: t`The person`,
  }
  if (reports.length === 0) return t`None`
  return (
    <ul className="flex flex-col gap-1">
      {reports.map(({ id, subject, created_at, is_decided: isDecided }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <span>{subjects[subject]}</span>
          <span className="text-text-muted tabular-nums">{date(created_at)}</span>
          {isDecided ? (
            <span className="text-text-muted">
              <Trans>decided</Trans>
            </span>
          ) : (
            <TextLink asChild variant="plain">
              <Link to="/moderation">
                <Trans>open</Trans>
              </Link>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
