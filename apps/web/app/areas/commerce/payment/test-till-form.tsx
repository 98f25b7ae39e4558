import { Badge } from '@chignon/ui/badge'
import { FormMessage } from '@chignon/ui/form-message'
import { RadioGroup } from '@chignon/ui/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { NextButton } from '../order/next-button.tsx'

type TestTillFormProps = {
  /** The amount, formatted. */
  total: string
  /** Why the last call failed. */
  message: string | null
}

/** The built-in test till, plainly labelled: each card answers as its name says (PAY-3). */
export function TestTillForm({ total, message }: TestTillFormProps) {
  const { t } = useLingui()
  const { state } = useNavigation()
  return (
    <Form method="post" className="rounded-panel border border-line bg-surface p-5 sm:p-8">
      <Badge tone="warning">{t`Test payment: no money is taken`}</Badge>
      <p className="mt-4 mb-6 max-w-prose text-text-muted">
        <Trans>
          This academy takes no real payments yet. Choose how the test card answers; never enter a real card
          number.
        </Trans>
      </p>
      <RadioGroup
        name="card"
        label={t`Test card`}
        variant="cards"
        defaultValue="success"
        isRequired
        options={[
          { value: 'success', label: t`Succeeds`, hint: t`The payment is accepted at once.` },
          { value: 'declined', label: t`Is declined`, hint: t`The bank refuses the payment.` },
          { value: 'confirm', label: t`Needs confirmation`, hint: t`The bank asks you to confirm.` },
          { value: 'late', label: t`Answers late`, hint: t`It is accepted after about a minute.` },
        ]}
      />
      {message && (
        <FormMessage tone="error" className="mt-6">
          {message}
        </FormMessage>
      )}
      <NextButton isBusy={state !== 'idle'}>
        <Trans>Pay {total}</Trans>
      </NextButton>
    </Form>
  )
}
