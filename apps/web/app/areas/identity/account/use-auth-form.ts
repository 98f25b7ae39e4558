import { useSetAtom } from 'jotai'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { FieldAttributes } from '../../../lib/forms/form-fields.ts'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from './use-problem-texts.ts'

export type AuthFormProps = {
  /** Address of the action, if the form is not on its own page. */
  action?: string
  actionData?: FormResult | undefined
  onSignedIn?: ((message: string) => void) | undefined
}

/** State of a login or register form. The message of a rejection is a toast; without scripts it is `inlineMessage`. */
export function useAuthForm<Name extends string>(
  fields: Readonly<Record<Name, FieldAttributes>>,
  { onSignedIn, messageAt, ...options }: AuthFormProps & { messageAt?: NoInfer<Name> },
) {
  const textOfProblem = useProblemTexts()
  const showToast = useSetAtom(showToastAtom)
  const form = useForm(fields, {
    ...options,
    ...(messageAt && { messageAt }),
    textOfProblem,
    onResult: ({ outcome, message }) => {
      if (outcome === 'done') onSignedIn?.(message)
      else if (message) showToast({ tone: 'error', message })
    },
  })
  return { form, inlineMessage: form.isResultByScript ? null : form.message }
}
