import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileField } from '../../../../lib/forms/file-field.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

const { types, maxBytes } = filePurposes.avatar

/** Uploads a portrait with one form, where scripts are off: its middle is used (PICTURE-5). */
export function PortraitForm({ hasPortrait }: { hasPortrait: boolean }) {
  const { t } = useLingui()
  const megabytes = useFormats().number(maxBytes / 1024 / 1024)
  return (
    <noscript>
      <MemberForm encType="multipart/form-data" className="grid gap-3">
        <FileField
          name="portrait"
          label={hasPortrait ? t`Change picture` : t`Add a picture`}
          hint={<Trans>JPEG, PNG or WebP, up to {megabytes} MB. The middle of the picture is shown.</Trans>}
          accept={types.join(',')}
          isRequired
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          <Trans>Save picture</Trans>
        </Button>
      </MemberForm>
    </noscript>
  )
}
