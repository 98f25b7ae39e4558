import { FormMessage } from '@chignon/ui/form-message'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { replyFields } from './reply-fields.ts'

type ReplyFormProps = {
  /** The address of the discussion. */
  action: string
  /** The result of a form that was sent without scripts. */
  actionData?: FormResult | undefined
  /** Called after the reply was stored. */
  onReplied?: (() => void) | undefined
}

/** The form for a new reply. It is empty again after each one. */
export function ReplyForm(props: ReplyFormProps) {
  const [written, setWritten] = useState(0)
  return (
    <Fields
      key={written}
      {...props}
      onReplied={() => {
        setWritten(written + 1)
        props.onReplied?.()
      }}
    />
  )
}

function Fields({ action, actionData, onReplied }: ReplyFormProps) {
  const { t } = useLingui()
  const form = useForm(replyFields, {
    action,
    actionData,
    textOfProblem: useProblemTexts(),
    onResult: ({ outcome }) => {
      if (outcome === 'done') onReplied?.()
    },
  })
  return (
    <ActionForm form={form} className="grid max-w-prose gap-4">
      <input type="hidden" name="intent" value="reply" />
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <TextareaField
        {...form.field('body')}
        label={t`Your reply`}
        hint={t`You can use *emphasis*, lists and links. Mention someone here with @ and their name.`}
        rows={3}
        dir="auto"
      />
      <SubmitButton form={form} size="medium" isWide={false} className="justify-self-start">
        <Trans>Post reply</Trans>
      </SubmitButton>
    </ActionForm>
  )
}
