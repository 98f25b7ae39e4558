import type { Order } from '@chignon/contract/commerce/order'
import { Button } from '@chignon/ui/button'
import { OrderFailed } from '@chignon/ui/order-failed'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { FormKeyInput } from '../order/form-key-input.tsx'
import { stepPath } from '../order/order-steps.ts'

type FailedOrderProps = {
  order: Order
  /** Key of the next attempt. */
  formKey: string
  /** Why the next attempt could not start. */
  message: string | null
}

/** A payment that failed: the order and its seats are kept for another attempt (ORDER-4). */
export function FailedOrder({ order, formKey, message }: FailedOrderProps) {
  const { t } = useLingui()
  const { state } = useNavigation()
  return (
    <OrderFailed
      title={t`Your order purchase failed!`}
      reason={message ?? order.payment?.decline_message}
      assurance={t`You were not charged, and what you chose is still here.`}
      retry={
        <Form method="post">
          <FormKeyInput value={formKey} />
          <Button type="submit" name="intent" value="retry" size="large" isBusy={state !== 'idle'}>
            <Trans>Try again</Trans>
          </Button>
        </Form>
      }
      action={
        <Button asChild variant="secondary" size="large">
          <Link to={stepPath(order, 'payment')}>
            <Trans>Change the payment details</Trans>
          </Link>
        </Button>
      }
    />
  )
}
