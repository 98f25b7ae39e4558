import { Button } from '@chignon/ui/button'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { passwordField } from '../../../../lib/forms/form-fields.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

/** Renews the recovery codes or switches two-step login off, with the password, or with a code if there is none. */
export function OwnerForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const intent = formData?.get('intent')
  return (
    <MemberForm className="grid max-w-96 gap-5">
      {hasPassword ? (
        <PasswordField
          {...passwordField}
          name="password"
          autoComplete="current-password"
          label={t`Your password`}
          labels={{ show: t`Show password`, hide: t`Hide password` }}
        />
      ) : (
        <TextField name="code" label={t`Code`} autoComplete="one-time-code" isRequired />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="renew" variant="secondary" isBusy={intent === 'renew'}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button type="submit" name="intent" value="disable" variant="danger" isBusy={intent === 'disable'}>
          <Trans>Switch off</Trans>
        </Button>
      </div>
    </MemberForm>
  )
}
