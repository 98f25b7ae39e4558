import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type PaymentMethodParts = {
  /** The radios: press one, and its fields open. */
  card: HTMLInputElement
  bankTransfer: HTMLInputElement
  /** The fields of the one chosen, where it has some. */
  fields: () => HTMLFieldSetElement | null
}

/** The `PaymentMethod` with a legend. Throws where there is none. */
export function findPaymentMethod(
  container: ParentNode,
  legend = 'How would you like to pay?',
): PaymentMethodParts {
  const groups = container.querySelectorAll('fieldset')
  const group = findOne(groups, 'payment method', legend, (one) => wordsOf(one.querySelector('legend')))
  const radio = (kind: string) => {
    const found = group.querySelector<HTMLInputElement>(`input[type="radio"][value="${kind}"]`)
    return need(found, `“${legend}” has no way to pay by ${kind}.`)
  }
  return {
    card: radio('card'),
    bankTransfer: radio('bank-transfer'),
    fields: () => group.querySelector<HTMLFieldSetElement>('fieldset:not(:disabled)'),
  }
}
