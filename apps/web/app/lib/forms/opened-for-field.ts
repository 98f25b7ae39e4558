import { textOf } from './text-of.ts'

/** Name of the hidden field with the id of the person for whom a form was opened. */
export const openedForField = 'opened_for'

/** The person for whom a submitted form was opened; '' if the form does not say it. */
export function openedForOf(form: FormData): string {
  return textOf(form, openedForField)
}
