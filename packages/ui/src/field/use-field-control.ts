import { useId, type ReactNode } from 'react'
import { describeControl } from './describe-control.ts'
import type { FieldState } from './field.tsx'

type FieldControlProps = {
  hint?: ReactNode
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  isRequired?: boolean | undefined
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/**
 * The id of a field's native control, its attributes, and its state. The attributes are its description by the hint and the error, and all
 * props that are not the field's.
 */
export function useFieldControl<Props>({
  hint,
  error,
  state = error ? 'error' : 'neutral',
  isRequired = false,
  id,
  'aria-describedby': describedBy,
  ...rest
}: FieldControlProps & Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const description = describeControl(controlId, { hint, error, state, describedBy })
  return [controlId, { required: isRequired, ...description, ...rest }, state] as const
}
