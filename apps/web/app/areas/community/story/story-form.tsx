import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import type { Named } from '@chignon/contract/platform/primitives'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { FormAnnouncement } from '../../../lib/forms/form-announcement.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { storyFields } from './story-fields.ts'
import { StoryPictureField } from './story-picture-field.tsx'

type StoryFormProps = { categories: readonly Named[]; actionData?: FormResult | undefined }

/** The form to publish a story. It is sent as a document with the picture, so that it works before scripts have loaded. */
export function StoryForm({ categories, actionData }: StoryFormProps) {
  const { t } = useLingui()
  const { state } = useNavigation()
  const form = useForm(storyFields, { actionData, textOfProblem: useProblemTexts() })
  return (
    <Form {...form.formProps} encType="multipart/form-data" className="grid gap-6">
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <SelectField {...form.field('category')} label={t`Category`}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextareaField
        {...form.field('name')}
        label={t`Text`}
        hint={t`Keep it to one or two lines: the next story follows soon.`}
        rows={2}
        dir="auto"
      />
      <StoryPictureField />
      <TextField {...form.field('alt')} label={t`What does the picture show? (optional)`} dir="auto" />
      <Checkbox {...form.checkbox('is_kept')} value="on" label={t`Keep it longer than 24 hours`} />
      <SubmitButton
        form={{ ...form, isSubmitting: state !== 'idle' }}
        isWide={false}
        className="justify-self-start"
      >
        <Trans>Publish story</Trans>
      </SubmitButton>
      <FormAnnouncement form={form} />
    </Form>
  )
}
