import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type PaymentMethodParts = {
  /** The radio buttons: selecting one expands its fields. */
  card: HTMLInputElement
  bankTransfer: HTMLInputElement
  /** The fields of the selected method, if it has any. */
  fields: () => HTMLFieldSetElement | null
}

/** The `PaymentMethod` with this question. Throws if there is none. */
export function findPaymentMethod(
  container: ParentNode,
  label = 'How would you like to pay?',
): PaymentMethodParts {
  const groups = container.querySelectorAll('fieldset')
  const group = findOne(groups, 'payment method', label, (element) =>
    wordsOf(element.querySelector('legend')),
  )
  const radio = (kind: string) => {
    const found = group.querySelector<HTMLInputElement>(`input[type="radio"][value="${kind}"]`)
    return need(found, `“${label}” has no way to pay by ${kind}.`)
  }
  return {
    card: radio('card'),
    bankTransfer: radio('bank-transfer'),
    fields: () => group.querySelector<HTMLFieldSetElement>('fieldset:not(:disabled)'),
  }
}
