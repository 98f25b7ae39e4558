import type { ComponentProps } from 'react'
import type { Form } from 'react-router'
import { FormAnnouncement } from './form-announcement.tsx'
import { scriptsField } from './scripts-field.ts'
import type { FormState } from './use-form.ts'

type ActionFormProps = Pick<
  ComponentProps<typeof Form>,
  'className' | 'children' | 'encType' | 'onSubmit'
> & {
  form: Pick<FormState, 'Form' | 'formProps' | 'isHydrated' | 'announcement'>
}

/** The `<form>` of `useForm`. */
export function ActionForm({ form, className = 'grid gap-5', children, ...rest }: ActionFormProps) {
  const { Form, formProps, isHydrated } = form
  return (
    <Form {...formProps} {...rest} className={className}>
      {isHydrated && <input type="hidden" name={scriptsField} value="on" />}
      {children}
      <FormAnnouncement form={form} />
    </Form>
  )
}
