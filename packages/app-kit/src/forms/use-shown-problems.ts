import { useEffect, useState, type FocusEvent, type RefObject } from 'react'
import type { FieldProblem } from './field-problem.ts'
import { focusFirstError } from './focus-first-error.ts'
import { isControl } from './is-control.ts'

type Problems = ReadonlyMap<string, FieldProblem> | undefined

/**
 * When a form says in words what the browser finds wrong: at a field that was left with something wrong in it, and at all fields
 * once the person tried to submit (FORM-3).
 */
export function useShownProblems(form: RefObject<HTMLFormElement | null>, invalid: Problems) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [lastLeft, setLastLeft] = useState<string>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    // After the problems are shown, so that the focus announces the first of them.
    if (tries === 0) return
    const focused = document.activeElement
    const field = focusFirstError(form.current)
    // A field that already has the focus is not read again.
    // oxlint-disable-next-line react/set-state-in-effect -- where the focus is shows only in the document
    if (field !== null && field === focused) setLastLeft(field.getAttribute('name') ?? undefined)
  }, [tries, form])
  return {
    /** The problem to show at a field. */
    shownAt: (name: string): FieldProblem | undefined =>
      tries > 0 || left.has(name) ? invalid?.get(name) : undefined,
    /** The field that was left last, or that an attempt to submit from it has shown to be wrong. */
    lastLeft,
    /** Handler of the form's `blur`. */
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { target } = event
      if (!isControl(target) || target.value === '') return
      setLeft((names) => new Set(names).add(target.name))
      setLastLeft(target.name)
    },
    /** Shows all problems and moves the focus to the first of them. */
    showAll: () => setTries((count) => count + 1),
  }
}
