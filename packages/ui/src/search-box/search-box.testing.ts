import { findOne, wordsOf } from '../testing/find-one.ts'

/** Type into `input` and wait out the box's delay, or submit `form`; `clear` is there once something was typed. */
export type SearchBoxParts = {
  form: HTMLFormElement
  input: HTMLInputElement
  clear: HTMLButtonElement
  isBusy: () => boolean
}

/** The `SearchBox` with a label. Throws where there is none. */
export function findSearchBox(container: ParentNode, label: string): SearchBoxParts {
  const forms = container.querySelectorAll<HTMLFormElement>('form[role="search"]')
  const form = findOne(forms, 'search box', label, (one) => wordsOf(one.querySelector('label')))
  const [input, clear] = [form.querySelector('input'), form.querySelector('button')]
  if (!input || !clear) throw new Error(`The search box “${label}” has lost its input.`)
  return { form, input, clear, isBusy: () => form.ariaBusy === 'true' }
}
