import type { Subscription, SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'

type ChangeSubscriptionFormProps = {
  subscription: Subscription
  plans: readonly SubscriptionPlan[]
  /** Why the last change failed. */
  message: string | null
}

/** Cancels, resumes or changes the plan of a subscription (SUB-8, SUB-10). */
export function ChangeSubscriptionForm({ subscription, plans, message }: ChangeSubscriptionFormProps) {
  const { formData } = useNavigation()
  const { plan, next_plan, cancel_at_period_end } = subscription
  const nextId = next_plan?.id ?? plan.id
  const isBusy = (name: string, value: string) => formData?.get(name) === value
  const choices = [plan, ...plans.filter(({ id }) => id !== plan.id)].filter(({ id }) => id !== nextId)
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      {message && <FormMessage tone="error">{message}</FormMessage>}
      {!cancel_at_period_end &&
        choices.map(({ id, name }) => (
          <Button
            key={id}
            type="submit"
            name="plan"
            value={id}
            variant="secondary"
            isBusy={isBusy('plan', id)}
          >
            {id === plan.id ? <Trans>Keep “{name}”</Trans> : <Trans>Change to “{name}” at the renewal</Trans>}
          </Button>
        ))}
      {cancel_at_period_end ? (
        <Button type="submit" name="intent" value="resume" isBusy={isBusy('intent', 'resume')}>
          <Trans>Resume subscription</Trans>
        </Button>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="quiet"
          isBusy={isBusy('intent', 'cancel')}
        >
          <Trans>Cancel subscription</Trans>
        </Button>
      )}
    </Form>
  )
}
