import { startTransition, useEffect, useState, type RefObject } from 'react'

/**
 * Validates a form by the HTML constraints of its inputs and `data-same-as`. `invalid` contains the names of the invalid
 * inputs, undefined before hydration; `validate` updates it.
 */
export function useConstraintValidation(form: RefObject<HTMLFormElement | null>) {
  const [invalid, setInvalid] = useState<ReadonlySet<string>>()
  const validate = () => setInvalid(form.current ? invalidNames(form.current) : new Set())

  // Includes what was typed or autofilled before hydration. In a transition, because all fields are rendered again.
  useEffect(() => {
    const names = form.current ? invalidNames(form.current) : new Set<string>()
    startTransition(() => setInvalid(names))
  }, [form])

  return { invalid, validate }
}

type Control = HTMLInputElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function invalidNames(form: HTMLFormElement): ReadonlySet<string> {
  const invalid = Array.from(form.elements).filter(
    (element) => isControl(element) && isInvalid(element, form),
  )
  return new Set(invalid.map((element) => element.getAttribute('name') ?? ''))
}

function isInvalid(control: Control, form: HTMLFormElement): boolean {
  const { value, minLength, validity, dataset } = control
  // Browsers check minLength only for typed values; this also covers autofill.
  if (!validity.valid || (value !== '' && value.length < minLength)) return true
  return dataset['sameAs'] !== undefined && value !== new FormData(form).get(dataset['sameAs'])
}
