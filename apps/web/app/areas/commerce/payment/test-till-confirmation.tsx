import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'

/** The confirmation that the test till's bank asks for, as 3-D Secure does. */
export function TestTillConfirmation({ total }: { total: string }) {
  const { t } = useLingui()
  const { state, formData } = useNavigation()
  const isSending = (answer: string) => state !== 'idle' && formData?.get('confirm') === answer
  return (
    <Form method="post" className="rounded-panel border border-line bg-surface p-5 sm:p-8">
      <Badge tone="warning">{t`Test payment: no money is taken`}</Badge>
      <h2 className="mt-4 text-subtitle font-medium">
        <Trans>Your bank asks for a confirmation</Trans>
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-text-muted">
        <Trans>Do you want to pay {total}? With a real card, your bank asks this in its app.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="confirm" value="accept" size="large" isBusy={isSending('accept')}>
          <Trans>Confirm the payment</Trans>
        </Button>
        <Button
          type="submit"
          name="confirm"
          value="refuse"
          variant="secondary"
          size="large"
          isBusy={isSending('refuse')}
        >
          <Trans>Decline it</Trans>
        </Button>
      </div>
    </Form>
  )
}
