import { FormMessage } from '@chignon/ui/form-message'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { AddedPicture } from './added-picture.tsx'
import { AttachPicture } from './attach-picture.tsx'
import { chatFields } from './chat-fields.ts'
import { PictureInput } from './picture-input.tsx'
import { pictureDrop } from './picture-drop.ts'
import { UploadWait } from './upload-wait.tsx'
import { useMessagePicture } from './use-message-picture.ts'
import { useUploadWait } from './use-upload-wait.ts'

type MessageFormProps = {
  /** The id of the message. */
  id: string
  actionData: FormResult | undefined
}

/** The form of a message with an optional picture, also without scripts. */
export function MessageForm({ id, actionData }: MessageFormProps) {
  const { t } = useLingui()
  const form = useForm(chatFields, { actionData, noValidate: true })
  const state = useMessagePicture()
  const { picture } = state
  const { isWaiting, mustWait } = useUploadWait(form.formProps.ref, state, (element) =>
    element.requestSubmit(),
  )
  const error = form.errorOf('picture_id')
  return (
    <div {...pictureDrop(state.add)}>
      <ActionForm
        form={form}
        encType="multipart/form-data"
        className="grid gap-5"
        onSubmit={(event) => {
          if (mustWait()) event.preventDefault()
        }}
      >
        {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
        <input type="hidden" name="id" value={id} />
        <TextareaField {...form.field('text')} label={t`Your message`} rows={4} dir="auto" />
        {form.isHydrated ? (
          <>
            <input type="hidden" name="picture_id" value={picture?.stored?.id ?? ''} />
            <input type="hidden" name="picture_alt" value={picture?.alt ?? ''} />
            {picture ? <AddedPicture state={state} /> : <AttachPicture isLabelled onAdd={state.add} />}
          </>
        ) : (
          <PictureInput alt={form.field('picture_alt')} onTakeOver={state.add} />
        )}
        {error && <FormMessage tone="error">{error}</FormMessage>}
        <UploadWait isWaiting={isWaiting} />
        <SubmitButton form={form} isWide={false} className="justify-self-start max-sm:w-full">
          <Trans>Send</Trans>
        </SubmitButton>
      </ActionForm>
    </div>
  )
}
