import { QrCode } from '@chignon/ui/qr-code'
import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { PageHead } from '../../site/page-head.tsx'
import { CertificateActions } from './certificate-actions.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { CertificateSharing } from './certificate-sharing.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateStatus } from './certificate-status.tsx'
import { DigitalBadge } from './digital-badge.tsx'
import { useCertificateKind } from './use-certificate-kind.ts'

type CertificatePageProps = { certificate: VerifiedCertificate; actionData: FormResult | undefined }

/** The public page of a certificate: whether it is valid, and everything it says. */
export function CertificatePage({ certificate, actionData }: CertificatePageProps) {
  const { t } = useLingui()
  const { origin } = useRootData()
  const { code, state, title, academy, is_own, is_shared } = certificate
  const kind = useCertificateKind(certificate.tier)
  const holder = certificate.holder_name ?? t`Former member`
  return (
    <div className="content-width grid max-w-260 gap-8 pt-10 pb-section md:pt-16">
      <PageHead
        title={`${title}: ${holder}`}
        description={t`${kind} of ${holder}, awarded by ${academy}. Check here whether it is valid.`}
        isUnlisted={!is_shared}
      />
      <CertificateStatus certificate={certificate} />
      <CertificateSheet certificate={certificate} />
      {state === 'valid' && <CertificateActions certificate={certificate} />}
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[7fr_4fr]">
        <section aria-labelledby="facts" className="min-w-0">
          <h2 id="facts" className="headline-type mb-4 text-heading">
            <Trans>What this certificate says</Trans>
          </h2>
          <CertificateFacts certificate={certificate} />
        </section>
        <div className="grid min-w-0 content-start gap-8">
          <div className="flex flex-wrap items-center gap-5">
            <QrCode
              value={`${origin}/certificates/${code}`}
              label={t`QR code of this page`}
              className="w-32"
            />
            <p className="max-w-60 min-w-0 flex-1 basis-32 text-small text-text-muted">
              <Trans>Scan it to open this page, which always shows the current state.</Trans>
            </p>
          </div>
          {(is_own || is_shared) && state === 'valid' && <DigitalBadge code={code} />}
          {is_own && state === 'valid' && <CertificateSharing isShared={is_shared} actionData={actionData} />}
        </div>
      </div>
    </div>
  )
}
