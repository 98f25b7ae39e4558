import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import type { FormState } from '../../lib/forms/use-form.ts'

type FormOutcomeProps = {
  form: Pick<FormState, 'result' | 'message' | 'isResultByScript'>
  /** `top` of a page that was loaded with the result, `bottom` beside the button that was pressed. */
  position: 'top' | 'bottom'
}

/** What became of a submitted form, where the person looks. Render it at both positions. */
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
          <Trans>
            <a href="/login" target="_blank" rel="noopener" className="underline underline-offset-4">
              Log in in a new tab
            </a>
            , then save again. What you entered stays here.
          </Trans>
        </>
      )}
    </FormMessage>
  )
}
