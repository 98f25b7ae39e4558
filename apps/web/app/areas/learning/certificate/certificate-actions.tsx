import { Button } from '@chignon/ui/button'
import { ShareBar } from '@chignon/ui/share-bar'
import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { linkedInAddress } from './linkedin-address.ts'

/** What a viewer can do with a valid certificate: download it if they may, share its page, add it to LinkedIn if it is theirs. */
export function CertificateActions({ certificate }: { certificate: VerifiedCertificate }) {
  const { t } = useLingui()
  const { origin } = useRootData()
  const showToast = useSetAtom(showToastAtom)
  const { code, is_own, is_shared, title } = certificate
  const url = `${origin}/certificates/${code}`
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(is_own || is_shared) && (
        <Button asChild>
          <a href={`/bff/certificates/${code}/pdf`} download>
            <Trans>Download as PDF</Trans>
          </a>
        </Button>
      )}
      {is_own && (
        <Button asChild variant="secondary">
          <a href={linkedInAddress(certificate, url)} target="_blank" rel="noreferrer">
            <Trans>Add to LinkedIn</Trans>
          </a>
        </Button>
      )}
      <ShareBar
        share={{ url, title }}
        labels={{ share: t`Share`, copyLink: t`Copy link`, copied: t`Link copied` }}
        onShared={(outcome) => {
          if (outcome === 'failed')
            showToast({
              tone: 'error',
              message: t`The link could not be copied. Copy it from the address bar.`,
            })
        }}
      />
    </div>
  )
}
