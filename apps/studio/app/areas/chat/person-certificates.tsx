import type { ChatPerson } from '@chignon/contract/community/staff-chat'
import { Badge } from '@chignon/ui/badge'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'

/** The certificates of a person, each opening its page. */
export function PersonCertificates({ certificates }: Pick<ChatPerson, 'certificates'>) {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const tiers = { silver: t`Silver`, gold: t`Gold`, premium_gold: t`Premium gold` }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="overline-label text-text-muted">
        <Trans>Certificates</Trans>
      </h3>
      {certificates.length === 0 && (
        <p className="text-small text-text-muted">
          <Trans>None yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {certificates.map(({ code, name, tier, state, earned_at: earned }) => (
          <li key={code} className="flex flex-col text-small">
            <TextLink href={`/certificates/${code}`} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </TextLink>
            <span className="flex flex-wrap items-center gap-x-2 text-caption text-text-muted">
              <span>{tiers[tier]}</span>
              <span>{date(earned)}</span>
              {state === 'revoked' && (
                <Badge tone="error">
                  <Trans context="certificate">Revoked</Trans>
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
