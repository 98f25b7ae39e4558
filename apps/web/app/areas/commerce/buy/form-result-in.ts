import type { FormResult } from '../../../lib/forms/form-result.ts'
import type { SelectionProblem } from './run-selection-action.ts'

/** The result of the form that orders and pays; undefined if the page's other forms have a result. */
export function formResultIn(actionData: FormResult | SelectionProblem | undefined): FormResult | undefined {
  return actionData && 'outcome' in actionData ? actionData : undefined
}
