import { Button, type ButtonProps } from '@chignon/ui/button'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'

type AddToBasketProps = Pick<ButtonProps, 'size' | 'variant'> &
  Pick<OrderLineForm, 'type' | 'id'> & {
    /** The name of what is added, if the page has several such buttons. */
    name?: string
    /** The slug of the event of a package, whose tickets are offered if one is needed. */
    event?: string
  }

/** Button that puts one of a product, ticket or package into the basket, for guests too (ORDER-13). */
export function AddToBasket({ type, id, name, event, ...button }: AddToBasketProps) {
  const { t } = useLingui()
  return (
    <Form method="post" action="/basket" className="grid">
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      {event && <input type="hidden" name="event" value={event} />}
      <Button
        type="submit"
        name="intent"
        value="add"
        {...button}
        {...(name ? { 'aria-label': t`Add to basket: ${name}` } : {})}
      >
        <Trans>Add to basket</Trans>
      </Button>
    </Form>
  )
}
