import { FormMessage } from '@chignon/ui/form-message'
import { TextareaField } from '@chignon/ui/textarea-field'
import type { Reply } from '@chignon/contract/community/discussion'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { ActionDisclosure } from './action-disclosure.tsx'
import { replyFields } from './reply-fields.ts'

/** Changes one's own reply. It works before scripts have loaded. */
export function EditReply({ reply, action }: { reply: Reply; action: string }) {
  const { t } = useLingui()
  const form = useForm(replyFields, {
    action,
    initialValues: { body: reply.body },
    textOfProblem: useProblemTexts(),
  })
  return (
    <ActionDisclosure key={reply.edited_at} name={`reply-${reply.id}`} label={<Trans>Edit</Trans>}>
      <ActionForm form={form} className="grid gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="about" value={reply.id} />
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <TextareaField {...form.field('body')} label={t`Your reply`} rows={4} dir="auto" />
        <SubmitButton form={form} size="small" isWide={false} className="justify-self-start">
          <Trans>Save changes</Trans>
        </SubmitButton>
      </ActionForm>
    </ActionDisclosure>
  )
}
