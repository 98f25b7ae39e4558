import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ActionForm } from './action-form.tsx'
import { emailField, passwordField } from './form-fields.ts'
import type { FormResult } from './form-result.ts'
import { useForm, type FormState } from './use-form.ts'

const fields = { email: emailField, password: passwordField, terms: {}, subject: {} }
type Form = FormState<keyof typeof fields>

/** Renders a form on the server, as it is before scripts are running. */
async function renderForm(actionData?: FormResult): Promise<{ form: Form; html: string }> {
  const forms: Form[] = []
  function Page() {
    const form = useForm(fields, {
      actionData,
      initialValues: { email: 'ada@example.com' },
      textOfProblem: ({ kind }) => kind,
    })
    forms.push(form)
    return <ActionForm form={form}>{form.message}</ActionForm>
  }
  const handler = createStaticHandler([{ path: '*', element: <Page /> }])
  const context = await handler.query(new Request('http://academy.example/login?redirectTo=%2Fposts'))
  if (context instanceof Response) throw new Error('The page redirects.')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const [form] = forms
  if (!form) throw new Error('The form was not rendered.')
  return { form, html }
}

const rejected: FormResult = {
  outcome: 'rejected',
  message: 'Please check the highlighted fields.',
  errors: { email: 'Enter an e-mail address.' },
  values: { email: 'ada', terms: 'on' },
}

it('has the attributes and the initial value of a field', async () => {
  const { form } = await renderForm()
  expect(form.field('email')).toEqual({
    ...emailField,
    name: 'email',
    defaultValue: 'ada@example.com',
    state: 'neutral',
    error: undefined,
  })
})

it('has the error and the entered values of a rejected form', async () => {
  const { form, html } = await renderForm(rejected)
  expect(html).toContain('Please check the highlighted fields.')
  expect(form.field('email')).toMatchObject({
    defaultValue: 'ada',
    state: 'error',
    error: 'Enter an e-mail address.',
  })
  expect(form.field('password')).toMatchObject({ defaultValue: undefined, state: 'neutral' })
  expect(form.checkbox('terms')).toEqual({ name: 'terms', defaultChecked: true, error: undefined })
})

it('posts to the address of the page before scripts are running, and can be submitted', async () => {
  const { form, html } = await renderForm()
  expect(html).toContain('action="/login?redirectTo=%2Fposts"')
  expect(html).not.toContain('name="scripts"')
  expect(form).toMatchObject({ isHydrated: false, isDisabled: false, isSubmitting: false })
})

it('has no fields of other names at compile time', async () => {
  const { form } = await renderForm()
  // @ts-expect-error -- the form has no such field
  expect(form.field('emial').error).toBeUndefined()
})
