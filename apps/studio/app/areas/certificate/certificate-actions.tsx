import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'

const CorrectDialog = lazyDialog(() => import('./correct-dialog.tsx').then((module) => module.CorrectDialog))
const RevokeDialog = lazyDialog(() => import('./revoke-dialog.tsx').then((module) => module.RevokeDialog))

/** Correcting the name on a valid certificate, once, and revoking it (CERT-8, CERT-9). */
export function CertificateActions({ certificate }: { certificate: ListedCertificate }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const correcting = useDialog()
  const revoking = useDialog()
  const { code, state, holder, name_corrected_at: correctedAt } = certificate
  if (state === 'revoked' || !holder || !reachOf(viewer.role, 'certificates.correct')) return null
  return (
    <div className="-ms-4 flex flex-wrap items-center gap-x-1 sm:ms-0">
      {!correctedAt && (
        <Button variant="quiet" size="small" onClick={correcting.show} aria-label={t`Correct name: ${code}`}>
          <Trans>Correct name</Trans>
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={revoking.show} aria-label={t`Revoke ${code}`}>
        <Trans>Revoke</Trans>
      </Button>
      <CorrectDialog
        key={`correct-${correcting.key}`}
        code={code}
        name={holder.full_name}
        open={correcting.open}
        onClose={correcting.close}
      />
      <RevokeDialog
        key={revoking.key}
        certificate={certificate}
        open={revoking.open}
        onClose={revoking.close}
      />
    </div>
  )
}
