import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { FormKeyInput } from '../order/form-key-input.tsx'
import { appliedCodeField } from './applied-code-field.ts'

type PlaceOrderFormProps = {
  /** Address of the action, with the promotional code in its query. */
  action: string
  formKey: string
  /** The promotional code that was applied. */
  code: string | null
}

/** Button that orders what is in the basket. */
export function PlaceOrderForm({ action, formKey, code }: PlaceOrderFormProps) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action={action} className="grid gap-3">
      <FormKeyInput value={formKey} />
      <input type="hidden" name={appliedCodeField} value={code ?? ''} />
      <Button
        type="submit"
        name="intent"
        value="order"
        size="large"
        isWide
        isBusy={formData?.get('intent') === 'order'}
      >
        <Trans>Continue to payment</Trans>
      </Button>
    </Form>
  )
}
