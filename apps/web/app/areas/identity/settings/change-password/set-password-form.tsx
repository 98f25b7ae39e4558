import { Trans } from '@lingui/react/macro'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../../lib/forms/form-result.ts'
import { useForm } from '../../../../lib/forms/use-form.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { FormOutcome } from '../form-outcome.tsx'
import { SaveButton } from '../save-button.tsx'

const fields = { intent: {} }

/** Requests a link with which a person who has no password yet sets one (PASSWORD-6). */
export function SetPasswordForm({ actionData }: { actionData: FormResult | undefined }) {
  const form = useForm(fields, { actionData, noValidate: true })
  return (
    <ActionForm form={form} className="grid max-w-prose grid-cols-1 gap-6">
      <OpenedFor result={form.result} />
      <p className="text-text-muted">
        <Trans>
          You log in with Google or Facebook and have no password yet. We can send you a link to set one, so
          that you can log in either way.
        </Trans>
      </p>
      <FormOutcome form={form} position="top" />
      <FormOutcome form={form} position="bottom" />
      <SaveButton form={form} name="intent" value="mail">
        <Trans>Send me a link</Trans>
      </SaveButton>
    </ActionForm>
  )
}
