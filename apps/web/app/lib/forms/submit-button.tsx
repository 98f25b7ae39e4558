import { Button, type ButtonProps } from '@chignon/ui/button'
import type { FormState } from './use-form.ts'

type SubmitButtonProps = Pick<ButtonProps, 'children' | 'variant'> & {
  form: Pick<FormState, 'isSubmitting' | 'isDisabled'>
}

/** The submit button of `useForm`: disabled while the form is invalid, busy while it is submitted. */
export function SubmitButton({ form, variant, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      isWide
      isBusy={form.isSubmitting}
      disabled={form.isDisabled}
    >
      {children}
    </Button>
  )
}
