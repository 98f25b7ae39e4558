import { Button, type ButtonProps } from '@chignon/ui/button'
import type { FormState } from '../../lib/forms/use-form.ts'

type SaveButtonProps = Pick<ButtonProps, 'children' | 'name' | 'value'> & {
  form: Pick<FormState, 'isSubmitting' | 'isDisabled'>
}

/** The submit button of a settings form. */
export function SaveButton({ form, children, ...rest }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      className="justify-self-start max-sm:w-full"
      isBusy={form.isSubmitting}
      disabled={form.isDisabled}
      {...rest}
    >
      {children}
    </Button>
  )
}
