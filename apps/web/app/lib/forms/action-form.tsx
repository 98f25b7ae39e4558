import type { ComponentProps } from 'react'
import type { Form } from 'react-router'
import { scriptsField } from './scripts-field.ts'
import type { FormState } from './use-form.ts'

type ActionFormProps = Pick<ComponentProps<typeof Form>, 'className' | 'children' | 'encType'> & {
  form: Pick<FormState, 'Form' | 'formProps' | 'isHydrated' | 'announcement'>
}

/** The `<form>` of `useForm`. */
export function ActionForm({ form, className = 'grid gap-5', encType, children }: ActionFormProps) {
  const { Form, formProps, isHydrated, announcement } = form
  return (
    <Form {...formProps} {...(encType && { encType })} className={className}>
      {isHydrated && <input type="hidden" name={scriptsField} value="on" />}
      {children}
      {announcement !== undefined && (
        <p role="status" className="sr-only">
          {announcement}
        </p>
      )}
    </Form>
  )
}
