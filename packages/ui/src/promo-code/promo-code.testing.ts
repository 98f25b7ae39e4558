import { wordsBy } from '../testing/find-field.ts'
import { need, wordsOf } from '../testing/find-one.ts'

/** Read at the moment they are asked: the field gives its place to the code once one holds. */
export type PromoCodeParts = {
  form: HTMLFormElement
  /** Where it is typed. Throws while a code holds. */
  input: () => HTMLInputElement
  /** The only button: applies what is typed, or removes what holds. */
  button: () => HTMLButtonElement
  /** The code that holds. Empty while none does. */
  code: () => string
  /** Why it was refused. */
  error: () => string
}

/** The `PromoCode` of a container. Throws where there is none. */
export function findPromoCode(container: ParentNode): PromoCodeParts {
  const part = container.querySelector('[name="promo_code"], button[name="remove"]')
  const form = need(part?.closest('form'), 'There is no promotional code here.')
  const field = () => form.querySelector<HTMLInputElement>('[name="promo_code"]')
  const code = () => wordsOf(form.querySelector('[role="status"] > bdi'))
  return {
    form,
    input: () => need(field(), `The code “${code()}” holds: there is no field to type into.`),
    button: () => need(form.querySelector('button'), 'The promotional code has lost its button.'),
    code,
    error: () => {
      const input = field()
      return input ? wordsBy(form, input).error() : ''
    },
  }
}
