import { maxNameLength } from '@chignon/contract/identity/identity-rules'
import type { Passkey } from '@chignon/contract/identity/passkey'
import { Button } from '@chignon/ui/button'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { useTimeZone } from '../../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

/** A passkey of the member: when it was used, with forms to rename and remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { formData } = useNavigation()
  const { id, name, created_at, last_used_at } = passkey
  const sent = formData?.get('id') === id ? formData.get('intent') : null
  const added = date(created_at, timeZone)
  const used = last_used_at === null ? null : date(last_used_at, timeZone)
  return (
    <div className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p id={`passkey-${id}`} className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-small text-text-muted">
            <Trans>Added on {added}</Trans>
            {' · '}
            {used === null ? <Trans>Not used yet</Trans> : <Trans>Last used on {used}</Trans>}
          </p>
        </div>
        <RemovePasskey passkey={passkey} isBusy={sent === 'remove-passkey'} />
      </div>
      {/* Native, so that it works before scripts have loaded. A new name closes it. */}
      <details key={name}>
        <summary
          aria-describedby={`passkey-${id}`}
          className="touch-target relative inline-flex min-h-9 cursor-pointer list-none items-center text-small underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden"
        >
          <Trans>Rename</Trans>
        </summary>
        <MemberForm preventScrollReset className="flex flex-wrap items-end gap-3 pt-2">
          <input type="hidden" name="id" value={id} />
          <TextField
            name="name"
            label={t`New name`}
            defaultValue={name}
            isRequired
            maxLength={maxNameLength}
            autoComplete="off"
            className="min-w-0 flex-1 basis-48"
          />
          <Button
            type="submit"
            name="intent"
            value="rename-passkey"
            variant="secondary"
            isBusy={sent === 'rename-passkey'}
          >
            <Trans>Save</Trans>
          </Button>
        </MemberForm>
      </details>
    </div>
  )
}
