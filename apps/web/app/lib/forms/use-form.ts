import type { FieldState } from '@chignon/ui/field'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FieldAttributes } from './form-fields.ts'
import { focusFirstError } from '@chignon/app-kit/forms/focus-first-error'
import type { FormResult, RejectedForm } from './form-result.ts'
import type { FieldProblem } from '@chignon/app-kit/forms/field-problem'
import { useConstraintValidation } from '@chignon/app-kit/forms/use-constraint-validation'
import { useShownProblems } from '@chignon/app-kit/forms/use-shown-problems'

type FormOptions<Name extends string> = {
  /** The result of a form that was submitted before scripts had loaded. */
  actionData?: FormResult | undefined
  /** Address of the action. Default the current page, with its query. */
  action?: string
  /** Values before anything was entered. */
  initialValues?: Partial<Record<Name, string>>
  /** The field that shows the message of a rejection by script without errors of fields. */
  messageAt?: Name
  /** Called with the result of each submission by script. */
  onResult?: (result: FormResult) => void
} & (
  | {
      /** The words for what the browser finds wrong. The submit button of an invalid form is pressed to see all of it. */
      textOfProblem: (problem: FieldProblem) => string
      noValidate?: false
    }
  | {
      textOfProblem?: undefined
      /** The form can be submitted as it is: the server reports what is wrong, or nothing can be. */
      noValidate: true
    }
)

/** A form of `useForm`, for `<ActionForm>` and `<SubmitButton>`. */
export type FormState<Name extends string = never> = ReturnType<typeof useForm<Name>>

/**
 * The state of a form whose action uses `runFormAction` with the same fields. It is submitted by a fetcher once scripts are
 * running, before that as a plain document.
 */
export function useForm<Name extends string>(
  fields: Readonly<Record<Name, FieldAttributes>>,
  {
    actionData,
    action,
    initialValues = {},
    noValidate = false,
    textOfProblem,
    messageAt,
    onResult,
  }: FormOptions<Name>,
) {
  const ref = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<FormResult>()
  const { invalid, validate } = useConstraintValidation(ref)
  const problems = useShownProblems(ref, invalid)
  // Each edited field with the result that was shown then: its error does not apply to a new value.
  const [edited, setEdited] = useState<ReadonlyMap<string, FormResult | undefined>>(new Map())
  const result = fetcher.data ?? actionData
  const rejected = result?.outcome === 'rejected' ? result : undefined

  const announce = useEffectEvent((news: FormResult) => onResult?.(news))
  useEffect(() => {
    if (fetcher.data) announce(fetcher.data)
  }, [fetcher.data])

  useEffect(() => {
    // A message about the whole form is announced where it is shown.
    if (rejected && hasErrors(rejected)) focusFirstError(ref.current)
  }, [rejected])

  const errorOf = (name: Name): string | undefined => {
    const isOutdated = edited.has(name) && edited.get(name) === result
    const error =
      isOutdated || !rejected
        ? undefined
        : errorIn(rejected, name === messageAt && fetcher.data !== undefined, name)
    const problem = problems.shownAt(name)
    return error ?? (problem && textOfProblem?.(problem))
  }
  const problemLeft = problems.lastLeft === undefined ? undefined : problems.shownAt(problems.lastLeft)
  const valueOf = (name: Name): string | undefined => rejected?.values[name] ?? initialValues[name]
  const stateOf = (name: Name): FieldState => {
    if (errorOf(name)) return 'error'
    if (!invalid || !edited.has(name)) return 'neutral'
    return invalid.has(name) ? 'error' : 'success'
  }

  return {
    result,
    /** The message about the whole form, if it was rejected. */
    message: rejected?.message,
    /** Whether `result` comes from a submission by script. */
    isResultByScript: fetcher.data !== undefined,
    errorOf,
    /**
     * What is wrong with the field that was left last, empty if nothing is; undefined if the form has no words for it. The focus is
     * elsewhere, so that a screen reader reads it only from a live region.
     */
    announcement: textOfProblem && (problemLeft ? textOfProblem(problemLeft) : ''),
    /** Props of a text field. */
    field: (name: Name) => ({
      ...fields[name],
      name,
      defaultValue: valueOf(name),
      state: stateOf(name),
      error: errorOf(name),
    }),
    /** Props of a checkbox, whose value is `on`. */
    checkbox: (name: Name) => ({ name, defaultChecked: valueOf(name) === 'on', error: errorOf(name) }),
    isSubmitting: fetcher.state !== 'idle',
    /** Whether the form cannot be submitted yet. False before scripts are running. */
    isDisabled: !noValidate && invalid !== undefined && invalid.size > 0,
    /** Shows what is wrong with the fields. */
    explain: problems.showAll,
    /** Whether scripts are running. */
    isHydrated: invalid !== undefined,
    /** Validates the inputs again, after others are shown or required. */
    validate,
    Form: fetcher.Form,
    formProps: {
      ref,
      method: 'post',
      noValidate,
      ...(action === undefined ? {} : { action }),
      onBlur: problems.onBlur,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        validate()
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null
        if (name) setEdited((names) => new Map(names).set(name, result))
      },
    } as const,
  }
}

function hasErrors({ errors }: RejectedForm): boolean {
  return Object.values(errors).some(Boolean)
}

function errorIn(rejected: RejectedForm, showsMessage: boolean, name: string): string | undefined {
  return (
    rejected.errors[name] ??
    (showsMessage && !hasErrors(rejected) ? (rejected.message ?? undefined) : undefined)
  )
}
