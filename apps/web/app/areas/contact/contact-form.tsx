import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import {
  maxEmailLength,
  maxFullNameLength,
  maxMessageLength,
  maxSubjectLength,
} from '@chignon/contract/business-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '../account/submit-button.tsx'
import { emailWithDomain, notBlank } from '../../lib/forms/field-patterns.ts'
import type { FormActionResult } from '../../lib/forms/form-action.ts'
import { useFormFields } from '../../lib/forms/use-form-fields.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { honeypotName } from './honeypot.ts'

const required = ['full_name', 'email', 'subject']

/** Contact form: name, e-mail address, subject, optional message. */
export function ContactForm({ answer }: { answer: FormActionResult | undefined }) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useRef<HTMLFormElement>(null)
  const fields = useFormFields(form)
  const rejected = answer?.outcome === 'refused' ? answer : undefined
  const { given = {}, errors = {} } = rejected ?? {}
  const isIncomplete = rejected && required.some((name) => !given[name]?.trim())

  // Moves the focus to the first field with an error.
  useEffect(() => {
    if (rejected) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rejected])

  const field = (name: string) => ({
    name,
    state: errors[name] ? ('error' as const) : fields.stateOf(name),
    error: errors[name]?.[0],
  })
  return (
    // Errors are shown by the app instead of the browser's own messages.
    <Form ref={form} method="post" noValidate className="grid gap-5" onInput={fields.onInput}>
      {rejected && (
        <FormMessage tone="error">{isIncomplete ? t`Please fill all fields!` : rejected.message}</FormMessage>
      )}
      <TextField
        {...field('full_name')}
        label={t`Full name`}
        autoComplete="name"
        required
        pattern={notBlank}
        maxLength={maxFullNameLength}
        defaultValue={given['full_name'] ?? `${viewer.first_name} ${viewer.last_name}`.trim()}
      />
      <TextField
        {...field('email')}
        type="email"
        label={t`E-mail`}
        hint={t`We will reply to this address.`}
        autoComplete="email"
        required
        pattern={emailWithDomain}
        maxLength={maxEmailLength}
        defaultValue={given['email'] ?? viewer.email}
      />
      <TextField
        {...field('subject')}
        label={t`Subject`}
        required
        pattern={notBlank}
        maxLength={maxSubjectLength}
        defaultValue={given['subject']}
      />
      <TextareaField
        {...field('message')}
        label={t`Message (optional)`}
        rows={5}
        maxLength={maxMessageLength}
        defaultValue={given['message']}
      />
      <label className="sr-only" aria-hidden="true">
        {t`Leave this field empty`}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton>
        <Trans>Send message</Trans>
      </SubmitButton>
    </Form>
  )
}
