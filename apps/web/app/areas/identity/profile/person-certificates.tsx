import { CertificateCard } from '@chignon/ui/certificate-card'
import type { Certificate } from '@chignon/contract/identity/award'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useCertificateKind } from '../../learning/certificate/use-certificate-kind.ts'
import { PageLink } from '../../site/page-link.tsx'

/** Certificates awarded to a person; each leads to its page. */
export function PersonCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {certificates.map((certificate) => (
        <li key={certificate.id} className="grid">
          <PersonCertificate certificate={certificate} />
        </li>
      ))}
    </ul>
  )
}

function PersonCertificate({ certificate }: { certificate: Certificate }) {
  const { date } = useFormats()
  const { tier, name, code, state, earned_at } = certificate
  return (
    <CertificateCard
      tier={tier}
      kind={useCertificateKind(tier)}
      title={name}
      link={<PageLink to={`/certificates/${code}`} />}
      status={
        state === 'revoked' ? (
          <Trans>Revoked</Trans>
        ) : (
          <time dateTime={earned_at.slice(0, 10)}>{date(earned_at)}</time>
        )
      }
    />
  )
}
