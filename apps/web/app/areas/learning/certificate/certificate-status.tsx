import { FormMessage } from '@chignon/ui/form-message'
import type { RevocationReason, VerifiedCertificate } from '@chignon/contract/learning/certificate'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** Whether a certificate is valid or was revoked, and why; and whether its name was corrected. */
export function CertificateStatus({ certificate }: { certificate: VerifiedCertificate }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { state, academy, revoked_at, revocation_reason, name_corrected_at } = certificate
  const reasons: Record<RevocationReason, string> = {
    awarded_in_error: t`It was awarded by mistake.`,
    misconduct: t`The requirements were not met by the holder’s own work.`,
    holder_request: t`The holder asked for it.`,
  }
  const reason = revocation_reason && reasons[revocation_reason]
  const revokedOn = revoked_at && date(revoked_at)
  const correctedOn = name_corrected_at && date(name_corrected_at)
  return (
    <div className="grid gap-3 print:hidden">
      {state === 'valid' ? (
        <FormMessage tone="success">
          <Trans>This certificate is valid. It was awarded by {academy}.</Trans>
        </FormMessage>
      ) : (
        <FormMessage tone="error">
          <Trans>
            This certificate was revoked on {revokedOn} and is no longer valid. {reason}
          </Trans>
        </FormMessage>
      )}
      {correctedOn && (
        <FormMessage tone="info">
          <Trans>The academy corrected the name of the holder on {correctedOn}.</Trans>
        </FormMessage>
      )}
    </div>
  )
}
