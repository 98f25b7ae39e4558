import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import * as z from 'zod/mini'

/** How a field stands: nothing is said before something was typed into it (specification §4, Modal forms). */
export type FieldStanding = 'neutral' | 'success' | 'error'

type Reading = { isValid: boolean; wrong: ReadonlySet<string> }

/**
 * Reads a form by its contract's schema as it is filled: which fields are right, and whether it may be sent. The
 * inputs keep their own values. `isValid` is undefined until scripts run, so that the form can be sent before.
 */
export function useFormFields(schema: z.ZodMiniType, form: RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading>()
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())

  // What was typed, or filled in by the browser, before scripts ran counts as well.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form's values live in the document, not in React
    if (form.current) setReading(read(schema, form.current))
  }, [schema, form])

  return {
    isValid: reading?.isValid,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      setReading(read(schema, event.currentTarget))
      if (event.target instanceof HTMLInputElement) {
        const { name } = event.target
        setTyped((names) => (names.has(name) ? names : new Set([...names, name])))
      }
    },
    stateOf: (name: string): FieldStanding => {
      if (!reading || !typed.has(name)) return 'neutral'
      return reading.wrong.has(name) ? 'error' : 'success'
    },
  }
}

function read(schema: z.ZodMiniType, form: HTMLFormElement): Reading {
  const parsed = z.safeParse(schema, Object.fromEntries(new FormData(form)))
  return { isValid: parsed.success, wrong: new Set(parsed.error?.issues.map(({ path }) => String(path[0]))) }
}
