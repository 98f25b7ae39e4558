import { Certificate } from '@chignon/ui/certificate'
import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { useCertificateKind } from './use-certificate-kind.ts'

/** The certificate as it is printed; without colour once it was revoked. */
export function CertificateSheet({ certificate }: { certificate: VerifiedCertificate }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { origin } = useRootData()
  const { tier, title, code, academy, holder_name, earned_at, state } = certificate
  const texts = {
    silver: <Trans>for finishing courses of one category, with every lesson.</Trans>,
    gold: !certificate.has_exam ? (
      <Trans>for finishing the program and all of its courses.</Trans>
    ) : (
      <Trans>for finishing the program, all of its courses and its exam.</Trans>
    ),
    premium_gold: <Trans>for completing the online masterclass, with every lesson.</Trans>,
  }
  return (
    <Certificate
      level={1}
      tier={tier}
      issuer={academy}
      kind={useCertificateKind(tier)}
      title={title}
      awarded={<Trans>is awarded to</Trans>}
      holder={holder_name ?? t`Former member`}
      text={certificate.is_by_hand ? <Trans>by decision of the academy.</Trans> : texts[tier]}
      date={<time dateTime={earned_at.slice(0, 10)}>{date(earned_at)}</time>}
      code={code}
      strandSrc={certificate.has_strand ? `/bff/certificates/${code}/strand` : undefined}
      url={`${origin.replace(/^https?:\/\//, '')}/certificates/${code}`}
      labels={{ date: t`Awarded on`, code: t`Code` }}
      className={cx(state === 'revoked' && 'grayscale')}
    />
  )
}
