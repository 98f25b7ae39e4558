import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { Button } from '@chignon/ui/button'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

type DescribePictureProps = { path: string; name: string; caption: string | null }

/** Changes what a picture of the gallery shows. Native, so that it works before scripts have loaded. */
export function DescribePicture({ path, name, caption }: DescribePictureProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const isSaving = formData?.get('intent') === 'describe' && formData.get('path') === path
  return (
    <details name="description" className="min-w-0 open:order-last open:w-full">
      <summary
        aria-label={caption ? t`Edit description: ${name}` : t`Add description: ${name}`}
        className="touch-target relative inline-flex min-h-9 cursor-pointer list-none items-center text-small underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden"
      >
        {caption ? <Trans>Edit description</Trans> : <Trans>Add description</Trans>}
      </summary>
      <MemberForm preventScrollReset className="grid grid-cols-1 gap-3 pt-2 pb-3">
        <input type="hidden" name="path" value={path} />
        <TextField
          name="caption"
          label={t`What does the picture show?`}
          defaultValue={caption ?? ''}
          maxLength={maxCaptionLength}
          dir="auto"
        />
        <Button
          type="submit"
          name="intent"
          value="describe"
          variant="secondary"
          size="small"
          isBusy={isSaving}
          className="justify-self-start"
        >
          <Trans>Save</Trans>
        </Button>
      </MemberForm>
    </details>
  )
}
