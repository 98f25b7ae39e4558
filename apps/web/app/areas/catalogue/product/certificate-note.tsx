import { CertificateCard } from '@chignon/ui/certificate-card'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../site/page-link.tsx'

type Tier = Parameters<typeof CertificateCard>[0]['tier']

type CertificateNoteProps = {
  tier: Tier
  /** Title of the certificate: “Updo, complete”. */
  title: ReactNode
  /** Requirements. */
  children: ReactNode
  /** The address of the certificate once it is awarded. Default: the page of all certificates. */
  to?: string | undefined
}

/** Certificate awarded for a product, with a link to all certificates. */
export function CertificateNote({
  tier,
  title,
  children,
  to = '/educations/qualifications',
}: CertificateNoteProps) {
  const { t } = useLingui()
  const kinds: Record<Tier, string> = {
    silver: t`Silver certificate`,
    gold: t`Gold certificate`,
    premium_gold: t`Premium gold certificate`,
  }
  return (
    <CertificateCard
      tier={tier}
      kind={kinds[tier]}
      title={title}
      status={children}
      link={<PageLink to={to} />}
    />
  )
}
