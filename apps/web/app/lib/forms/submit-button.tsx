import { Button, type ButtonProps } from '@chignon/ui/button'
import type { FormState } from './use-form.ts'

type SubmitButtonProps = Pick<ButtonProps, 'children'> & {
  form: Pick<FormState, 'isSubmitting' | 'isDisabled'>
}

/** The submit button of `useForm`: disabled while the form is invalid, busy while it is submitted. */
export function SubmitButton({ form, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="large" isWide isBusy={form.isSubmitting} disabled={form.isDisabled}>
      {children}
    </Button>
  )
}
