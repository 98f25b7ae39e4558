/** Moves the focus to the first field with an error; of a group of options to the first that can be chosen. Returns the field. */
export function focusFirstError(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const field =
    invalid instanceof HTMLFieldSetElement
      ? invalid.querySelector<HTMLElement>('input:not(:disabled)')
      : invalid
  field?.focus()
  return field ?? null
}
