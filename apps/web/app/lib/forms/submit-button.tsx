import { Button, type ButtonProps } from '@chignon/ui/button'
import type { FormState } from './use-form.ts'

type SubmitButtonProps = Pick<
  ButtonProps,
  'children' | 'variant' | 'size' | 'isWide' | 'className' | 'name' | 'value'
> & {
  form: Pick<FormState, 'isSubmitting' | 'isDisabled' | 'explain'>
}

/**
 * The submit button of `useForm`: disabled while the form is invalid, busy while it is submitted. Pressed while it is disabled, it
 * shows what is wrong.
 */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      isWide
      isBusy={form.isSubmitting}
      {...(form.isDisabled && explaining(form.explain))}
      {...rest}
    />
  )
}

// Not `disabled`, which takes the button from the keyboard and keeps Enter in a field without an answer.
function explaining(explain: () => void): Pick<ButtonProps, 'aria-disabled' | 'onMouseDown' | 'onClick'> {
  return {
    'aria-disabled': true,
    // Keeps the focus in its field: an error that appears when it is left would move the button away from under the pointer.
    onMouseDown: (event) => event.preventDefault(),
    onClick: (event) => {
      event.preventDefault()
      explain()
    },
  }
}
