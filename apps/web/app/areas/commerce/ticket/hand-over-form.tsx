import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { handOverFields } from './hand-over-fields.ts'

/** Gives a ticket to another person (TICKET-11). */
export function HandOverForm({ actionData }: { actionData: FormResult | undefined }) {
  const { t } = useLingui()
  const form = useForm(handOverFields, { actionData, textOfProblem: useProblemTexts() })
  const { result } = form
  if (result?.outcome === 'done') return <FormMessage tone="success">{result.message}</FormMessage>
  return (
    <ActionForm form={form}>
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <TextField {...form.field('full_name')} label={t`Full name`} />
      <TextField {...form.field('email')} label={t`E-mail`} hint={t`The ticket is sent to this address.`} />
      <SubmitButton form={form}>
        <Trans>Hand over the ticket</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
