import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { Button } from '@chignon/ui/button'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileField } from '../../../../lib/forms/file-field.tsx'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { pictureTypes } from './use-picture-uploads.ts'

/** Adds a picture with one form, where scripts are off. `megabytes` is the largest size. */
export function AddPictureForm({ megabytes }: { megabytes: string }) {
  const { t } = useLingui()
  return (
    <noscript>
      <MemberForm encType="multipart/form-data" className="grid grid-cols-1 gap-5">
        <FileField
          name="resource"
          label={t`Add a picture`}
          hint={<Trans>JPEG, PNG or WebP, up to {megabytes} MB</Trans>}
          accept={pictureTypes}
          isRequired
        />
        <TextField
          name="caption"
          label={t`What does the new picture show?`}
          hint={<Trans>Read out to people who cannot see it, and shown with the picture.</Trans>}
          maxLength={maxCaptionLength}
          dir="auto"
        />
        <Button type="submit" name="intent" value="upload" className="justify-self-start">
          <Trans>Add to the gallery</Trans>
        </Button>
      </MemberForm>
    </noscript>
  )
}
