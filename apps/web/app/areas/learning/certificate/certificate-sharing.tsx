import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { sharingFields } from './sharing-fields.ts'

type CertificateSharingProps = { isShared: boolean; actionData: FormResult | undefined }

/** The holder's choice whether search engines may list the certificate and anyone may download it (CERT-10). */
export function CertificateSharing({ isShared, actionData }: CertificateSharingProps) {
  const form = useForm(sharingFields, { actionData, noValidate: true })
  return (
    <section aria-labelledby="sharing" className="border-t border-line pt-6">
      <h2 id="sharing" className="mb-2 text-lead font-medium">
        <Trans>Who can see it</Trans>
      </h2>
      <p className="mb-4 text-small text-text-muted">
        {isShared ? (
          <Trans>
            Anyone with the link can see and download your certificate, and search engines may list it.
          </Trans>
        ) : (
          <Trans>
            Anyone with the link can verify your certificate. Only you can download it, and search engines do
            not list it.
          </Trans>
        )}
      </p>
      <ActionForm form={form}>
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        {form.result?.outcome === 'done' && <FormMessage tone="success">{form.result.message}</FormMessage>}
        <input type="hidden" name={form.field('is_shared').name} value={isShared ? 'no' : 'yes'} />
        <SubmitButton form={form} variant="secondary">
          {isShared ? <Trans>Stop sharing</Trans> : <Trans>Share publicly</Trans>}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
