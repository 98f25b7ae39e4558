import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import { Badge } from '@chignon/ui/badge'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { CertificateActions } from './certificate-actions.tsx'
import { useTierNames } from './use-tier-names.ts'

/** One certificate: for what, whose, its code and state, with links to its page and PDF. */
export function CertificateEntry({ certificate }: { certificate: ListedCertificate }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const tiers = useTierNames()
  const { code, holder, title, tier, state, earned_at, name_corrected_at: correctedAt } = certificate
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap gap-x-3 text-caption text-text-muted tabular-nums">
          <span>{tiers[tier]}</span>
          <span>{date(earned_at)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium">{title}</bdi>
          <Badge tone={state === 'valid' ? 'success' : 'error'}>
            {state === 'valid' ? t({ context: 'certificate', message: 'Valid' }) : t`Revoked`}
          </Badge>
          {correctedAt && <Badge>{t`Name corrected`}</Badge>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {holder ? (
            <TextLink asChild variant="plain">
              <Link to={`/people/${holder.id}`}>
                <bdi>{holder.full_name}</bdi>
              </Link>
            </TextLink>
          ) : (
            <span>{t`Former member`}</span>
          )}
          <TextLink variant="plain" href={`/certificates/${code}`} target="_blank">
            <bdi dir="ltr">{code}</bdi>
          </TextLink>
          <TextLink asChild variant="plain">
            <Link to={`/history?subject_type=certificate&subject_id=${certificate.id}`}>
              <Trans>History</Trans>
            </Link>
          </TextLink>
          {state === 'valid' && holder && (
            <TextLink variant="plain" href={`/bff/certificates/${code}/pdf`} target="_blank">
              <Trans>PDF</Trans>
            </TextLink>
          )}
        </span>
      </div>
      <CertificateActions certificate={certificate} />
    </li>
  )
}
