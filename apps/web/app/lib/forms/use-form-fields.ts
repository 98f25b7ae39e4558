import { useEffect, useState, type FormEvent, type RefObject } from 'react'

/** How a field stands: nothing is said before something was typed into it (specification §4, Modal forms). */
export type FieldState = 'neutral' | 'success' | 'error'

type Reading = { isValid: boolean; wrong: ReadonlySet<string> }

/**
 * Reads a form as it is filled, by what its inputs say of themselves (`required`, `type`, `minLength`, `pattern`, and
 * `data-same-as` for a second password): which fields are right, and whether it may be sent. What counts in the end the
 * provider says, by the contract. `isValid` is undefined until scripts run, so that the form can be sent before.
 */
export function useFormFields(form: RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading>()
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())

  // What was typed, or filled in by the browser, before scripts ran counts as well.
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
  // The browser minds a length only where a person typed it: what it filled in by itself counts here too.
  if (!validity.valid || (value !== '' && value.length < minLength)) return true
  return dataset['sameAs'] !== undefined && value !== new FormData(form).get(dataset['sameAs'])
}
