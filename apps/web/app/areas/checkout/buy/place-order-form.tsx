import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { appliedCodeField } from './applied-code-field.ts'
import { FormKeyInput } from '../order/form-key-input.tsx'

type PlaceOrderFormProps = {
  /** Address of the action, with the selection in its query. */
  action: string
  formKey: string
  /** The promotional code that was applied. */
  code: string | null
  /** Why the last attempt failed. */
  message: string | null
  isDisabled: boolean
  /** Leaves out “Add to basket”. Default false. */
  isBasket?: boolean
}

/** Buttons of a selection: buy now, or add it to the basket. */
export function PlaceOrderForm({
  action,
  formKey,
  code,
  message,
  isDisabled,
  isBasket = false,
}: PlaceOrderFormProps) {
  const { formData } = useNavigation()
  const isSubmitting = formData !== undefined
  const isAdding = formData?.get('intent') === 'basket'
  return (
    <Form method="post" action={action} className="grid gap-3">
      {message && <FormMessage tone="error">{message}</FormMessage>}
      <FormKeyInput value={formKey} />
      <input type="hidden" name={appliedCodeField} value={code ?? ''} />
      <Button
        type="submit"
        name="intent"
        value="order"
        size="large"
        isWide
        isBusy={isSubmitting && !isAdding}
        disabled={isDisabled}
      >
        {isBasket ? <Trans>Continue to payment</Trans> : <Trans>Buy now</Trans>}
      </Button>
      {!isBasket && (
        <Button
          type="submit"
          name="intent"
          value="basket"
          variant="secondary"
          size="large"
          isWide
          isBusy={isSubmitting && isAdding}
          disabled={isDisabled}
        >
          <Trans>Add to basket</Trans>
        </Button>
      )}
    </Form>
  )
}
