import { maxCommentLength } from '@chignon/contract/community/community-rules'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { TextareaField } from '@chignon/ui/textarea-field'
import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import type { RejectedComment } from './run-post-action.ts'
import { useSentForm } from './use-sent-form.ts'
import { useStoredText } from './use-stored-text.ts'

type CommentFormProps = {
  intent: 'comment' | 'edit-comment'
  /** Id of the comment that is answered or changed; empty for a new comment. */
  about: string
  label: string
  initialText?: string
  /** Label of the button. */
  children: ReactNode
  rejected: RejectedComment | undefined
}

/** Form for a comment, a reply or a change. It works without scripts. */
export function CommentForm({
  intent,
  about,
  label,
  initialText = '',
  children,
  rejected,
}: CommentFormProps) {
  const { t } = useLingui()
  const id = useId()
  const own = rejected?.intent === intent && rejected.about === about ? rejected : undefined
  const { isSending, formProps } = useSentForm({ intent, about }, own)
  const storedText = useStoredText(formProps.ref, initialText)
  return (
    <Form {...formProps} method="post" preventScrollReset className="grid max-w-prose gap-4">
      <input type="hidden" name="about" value={about} />
      {own && (
        <FormMessage tone="error">
          {own.message ?? t`Your comment was not sent. Check your connection and try again.`}
        </FormMessage>
      )}
      <TextareaField
        // Only the field is replaced. A new form would lose the state of the submission and stay open.
        key={storedText}
        id={id}
        name="body"
        label={label}
        hint={t`You can use *emphasis*, lists and links. Mention someone here with @ and their name.`}
        defaultValue={own?.body ?? storedText}
        rows={3}
        maxLength={maxCommentLength}
        isRequired
        dir="auto"
      />
      <div>
        <Button type="submit" name="intent" value={intent} isBusy={isSending}>
          {children}
        </Button>
      </div>
    </Form>
  )
}
