import { findOne, wordsOf } from '../testing/find-one.ts'

/** Type into `input` and wait for the delay, or submit `form`; `clear` is present once there is text. */
export type SearchBoxParts = {
  form: HTMLFormElement
  input: HTMLInputElement
  clear: HTMLButtonElement
  isBusy: () => boolean
}

/** The `SearchBox` with this label. Throws if there is none. */
export function findSearchBox(container: ParentNode, label: string): SearchBoxParts {
  const forms = container.querySelectorAll<HTMLFormElement>('form[role="search"]')
  const form = findOne(forms, 'search box', label, (element) => wordsOf(element.querySelector('label')))
  const [input, clear] = [form.querySelector('input'), form.querySelector('button')]
  if (!input || !clear) throw new Error(`The search box “${label}” has no input.`)
  return { form, input, clear, isBusy: () => form.getAttribute('aria-busy') === 'true' }
}
