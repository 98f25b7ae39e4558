import { FormMessage } from '@chignon/ui/form-message'
import type { FormState } from '../../../lib/forms/use-form.ts'
import { SignedOutHint } from '../account/signed-out-hint.tsx'

type FormOutcomeProps = {
  form: Pick<FormState, 'result' | 'message' | 'isResultByScript'>
  /** `top` of a page that was loaded with the result, `bottom` beside the button that was pressed. */
  position: 'top' | 'bottom'
}

/** The result of a submitted form, at the position where the person looks. Render it at both positions. */
export function FormOutcome({ form, position }: FormOutcomeProps) {
  const { result, message, isResultByScript } = form
  if (isResultByScript !== (position === 'bottom')) return null
  if (result?.outcome === 'done') return <FormMessage tone="success">{result.message}</FormMessage>
  if (!message) return null
  return (
    <FormMessage tone="error">
      {message}
      {result?.isSignedOut && (
        <>
          {' '}
          <SignedOutHint />
        </>
      )}
    </FormMessage>
  )
}
