import { Trans } from '@lingui/react/macro'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { HandOverForm } from './hand-over-form.tsx'

/** The section of a ticket's page with which its buyer hands it over. */
export function HandOver({ actionData }: { actionData: FormResult | undefined }) {
  return (
    <section aria-labelledby="hand-over" className="mt-14 max-w-120 border-t border-line pt-10 print:hidden">
      <h2 id="hand-over" className="headline-type text-heading">
        <Trans>Hand over to another person</Trans>
      </h2>
      <p className="mt-3 mb-6 text-text-muted">
        <Trans>
          The new holder receives the ticket with a new code by e-mail. The code you have now is no longer
          valid.
        </Trans>
      </p>
      <HandOverForm actionData={actionData} />
    </section>
  )
}
