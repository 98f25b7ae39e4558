import { fullName } from '@chignon/contract/identity/full-name'
import type { AuthorHistory as History } from '@chignon/contract/community/moderation'
import { Heading } from '@chignon/ui/heading'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { DecisionLine } from './decision-line.tsx'

/** Since when an author is a member, and what was reported and decided about them before. */
export function AuthorHistory({ history }: { history: History }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { date } = useLocalTime()
  const { person, suspension, decisions } = history
  const facts = [
    { term: t`Member since`, value: date(history.member_since) },
    { term: t({ context: 'community', message: 'Texts' }), value: number(history.texts_count) },
    { term: t`Reported`, value: number(history.reported_count) },
    { term: t`Not decided`, value: number(history.open_count) },
    { term: t`Hidden or returned`, value: number(history.hidden_count) },
    { term: t`Suspended so far`, value: number(history.suspensions_count) },
  ]
  const end = suspension?.ends_at ? date(suspension.ends_at) : null
  return (
    <section className="flex flex-col gap-3">
      <Heading level={3} size="lead">
        <bdi>{fullName(person)}</bdi>
      </Heading>
      {suspension && (
        <p className="border-s-2 border-s-warning ps-3 text-small">
          <span className="font-medium">
            {end === null ? t`Suspended without an end.` : t`Suspended until ${end}.`}
          </span>{' '}
          <span dir="auto" className="text-text-muted wrap-anywhere">
            {suspension.reason}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-small">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-caption text-text-muted">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {decisions.length > 0 && (
        <>
          <ul className="flex flex-col gap-2.5 text-small">
            {decisions.map((decision) => (
              <DecisionLine key={decision.id} decision={decision} />
            ))}
          </ul>
          <TextLink asChild className="self-start text-small">
            <Link to={`/moderation/decisions?author=${person.id}`}>
              <Trans>All decisions about them</Trans>
            </Link>
          </TextLink>
        </>
      )}
    </section>
  )
}
