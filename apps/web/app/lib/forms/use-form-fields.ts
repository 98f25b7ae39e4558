import { useEffect, useState, type FormEvent, type RefObject } from 'react'

/** State of a field: neutral until the user types in it. */
export type FieldState = 'neutral' | 'success' | 'error'

type Reading = { isValid: boolean; wrong: ReadonlySet<string> }

/**
 * Validates a form while it is filled, by the constraints of its inputs (`required`, `type`, `minLength`, `pattern`) and
 * `data-same-as` for a repeated password. The API validates again. `isValid` is undefined before hydration, so that the
 * form can be submitted without JavaScript.
 */
export function useFormFields(form: RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading>()
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())

  // Includes what was typed or autofilled before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form's values live in the document, not in React
    if (form.current) setReading(read(form.current))
  }, [form])

  return {
    isValid: reading?.isValid,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      setReading(read(event.currentTarget))
      if (isField(event.target)) {
        const { name } = event.target
        setTyped((names) => (names.has(name) ? names : new Set([...names, name])))
      }
    },
    stateOf: (name: string): FieldState => {
      if (!reading || !typed.has(name)) return 'neutral'
      return reading.wrong.has(name) ? 'error' : 'success'
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(element: EventTarget): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function read(form: HTMLFormElement): Reading {
  const wrong = Array.from(form.elements).filter((element) => isField(element) && isWrong(element, form))
  return {
    isValid: wrong.length === 0,
    wrong: new Set(wrong.map((element) => element.getAttribute('name') ?? '')),
  }
}

function isWrong(field: Field, form: HTMLFormElement): boolean {
  const { value, minLength, validity, dataset } = field
  // Browsers check minLength only for typed values; this also covers autofill.
  if (!validity.valid || (value !== '' && value.length < minLength)) return true
  return dataset['sameAs'] !== undefined && value !== new FormData(form).get(dataset['sameAs'])
}
