import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { TextareaField } from '@chignon/ui/textarea-field'
import type { Reply } from '@chignon/contract/community/discussion'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { ActionDisclosure } from './action-disclosure.tsx'
import { replyFields } from './reply-fields.ts'

/** Changes one's own reply. It works before scripts have loaded. */
export function EditReply({ reply, action }: { reply: Reply; action: string }) {
  const { t } = useLingui()
  const form = useForm(replyFields, { action, initialValues: { body: reply.body } })
  return (
    <ActionDisclosure key={reply.edited_at} name={`reply-${reply.id}`} label={<Trans>Edit</Trans>}>
      <ActionForm form={form} className="grid gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="about" value={reply.id} />
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <TextareaField {...form.field('body')} label={t`Your reply`} rows={4} dir="auto" />
        <Button
          type="submit"
          size="small"
          className="justify-self-start"
          isBusy={form.isSubmitting}
          disabled={form.isDisabled}
        >
          <Trans>Save changes</Trans>
        </Button>
      </ActionForm>
    </ActionDisclosure>
  )
}
