import { CertificateCard } from '@chignon/ui/certificate-card'
import type { Certificate } from '@chignon/contract/profile'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'

/** Certificates awarded to a person. */
export function PersonCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const kinds: Record<Certificate['tier'], string> = {
    silver: t`Silver certificate`,
    gold: t`Gold certificate`,
    premium_gold: t`Premium gold certificate`,
  }
  return (
    <ul role="list" className="grid gap-4 sm:grid-cols-2">
      {certificates.map(({ id, tier, name, earned_at }) => (
        <li key={id} className="grid">
          <CertificateCard
            tier={tier}
            kind={kinds[tier]}
            title={name}
            status={<time dateTime={earned_at.slice(0, 10)}>{date(earned_at)}</time>}
          />
        </li>
      ))}
    </ul>
  )
}
