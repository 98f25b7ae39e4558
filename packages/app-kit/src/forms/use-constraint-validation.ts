import { startTransition, useEffect, useState, type RefObject } from 'react'
import { problemOf, type FieldProblem } from './field-problem.ts'
import { isControl } from './is-control.ts'

/**
 * Validates a form by the HTML constraints of its inputs and `data-same-as`. `invalid` has the invalid inputs by name with their
 * problem, undefined before hydration; `validate` updates it.
 */
export function useConstraintValidation(form: RefObject<HTMLFormElement | null>) {
  const [invalid, setInvalid] = useState<ReadonlyMap<string, FieldProblem>>()
  const validate = () => setInvalid(form.current ? problemsIn(form.current) : new Map())

  // Includes what was typed or autofilled before hydration. In a transition, because all fields are rendered again.
  useEffect(() => {
    const problems = form.current ? problemsIn(form.current) : new Map<string, FieldProblem>()
    startTransition(() => setInvalid(problems))
  }, [form])

  return { invalid, validate }
}

function problemsIn(form: HTMLFormElement): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  for (const control of form.elements) {
    if (!isControl(control) || control.disabled) continue
    const { sameAs } = control.dataset
    const same = sameAs === undefined ? undefined : new FormData(form).get(sameAs)
    const problem = problemOf(control, typeof same === 'string' ? same : undefined)
    if (problem) problems.set(control.name, problem)
  }
  return problems
}
