import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldProblem } from '@chignon/app-kit/forms/field-problem'

/** Returns the words for what is wrong with a field: what to do about it. */
export function useProblemTexts(): (problem: FieldProblem) => string {
  const { t } = useLingui()
  return (problem) => {
    switch (problem.kind) {
      case 'missing':
        return t`Please fill in this field.`
      case 'unchosen':
        return t`Please choose one of these.`
      case 'email':
        return t`Enter an e-mail address such as name@example.com.`
      case 'mismatch':
        return t`The passwords do not match. Type the same password twice.`
      case 'short':
        return t`${plural(problem.least, { one: 'Use at least # character.', other: 'Use at least # characters.' })}`
      case 'other':
        return problem.text
    }
  }
}
