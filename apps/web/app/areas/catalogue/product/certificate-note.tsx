import { CertificateCard } from '@chignon/ui/certificate-card'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../site/page-link.tsx'

type Tier = Parameters<typeof CertificateCard>[0]['tier']

type CertificateNoteProps = {
  tier: Tier
  /** What it is awarded for: “Updo, complete”. */
  title: string
  /** What it takes. */
  children: ReactNode
}

/** The certificate a thing leads to, and the way to all of them. */
export function CertificateNote({ tier, title, children }: CertificateNoteProps) {
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
      link={<PageLink to="/educations/qualifications" />}
    />
  )
}
