import { Button, type ButtonProps } from '@chignon/ui/button'
import type { FormState } from './use-form.ts'

type SubmitButtonProps = Pick<
  ButtonProps,
  'children' | 'variant' | 'isWide' | 'className' | 'name' | 'value'
> & {
  form: Pick<FormState, 'isSubmitting' | 'isDisabled' | 'explain'>
}

/**
 * The submit button of `useForm`: disabled while the form is invalid, busy while it is submitted. A form that has words for what is
 * wrong says it when the disabled button is pressed.
 */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  const explained = form.isDisabled && form.explain && explaining(form.explain)
  return (
    <Button
      type="submit"
      size="large"
      isWide
      isBusy={form.isSubmitting}
      {...(explained || { disabled: form.isDisabled })}
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
