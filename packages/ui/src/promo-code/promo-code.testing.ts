import { wordsBy } from '../testing/find-field.ts'
import { need, wordsOf } from '../testing/find-one.ts'

/** Elements are looked up on each call, because the field is replaced once a code is applied. */
export type PromoCodeParts = {
  form: HTMLFormElement
  /** The input. Throws while a code is applied. */
  input: () => HTMLInputElement
  /** The only button: applies or removes the code. */
  button: () => HTMLButtonElement
  /** The applied code. Empty if there is none. */
  code: () => string
  /** The reason of a rejection. */
  error: () => string
}

/** The `PromoCode` of a container. Throws if there is none. */
export function findPromoCode(container: ParentNode): PromoCodeParts {
  const part = container.querySelector('[name="promo_code"], button[name="remove"]')
  const form = need(part?.closest('form'), 'There is no promotional code here.')
  const field = () => form.querySelector<HTMLInputElement>('[name="promo_code"]')
  const code = () => wordsOf(form.querySelector('[role="status"] > bdi'))
  return {
    form,
    input: () => need(field(), `The code “${code()}” holds: there is no field to type into.`),
    button: () => need(form.querySelector('button'), 'The promotional code has no button.'),
    code,
    error: () => {
      const input = field()
      return input ? wordsBy(form, input).error() : ''
    },
  }
}
