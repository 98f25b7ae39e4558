import type { EndpointInput } from '@chignon/contract/platform/endpoint'
import type { StepUp, stepUpEndpoints } from '@chignon/contract/identity/step-up'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadConfirm } from './step-up-queries.ts'
import { usePasskey } from './use-passkey.ts'

type StepUpProof = NonNullable<EndpointInput<(typeof stepUpEndpoints)['confirm']>['body']>

type StepUpFormProps = { methods: StepUp['methods']; onConfirmed: () => void }

/** A passkey, a code, or the password of a person who has neither. */
export function StepUpForm({ methods, onConfirmed }: StepUpFormProps) {
  const { t } = useLingui()
  const [secret, setSecret] = useState('')
  const { send, isBusy, errorOf } = useStaffCall(loadConfirm, ['step-up'])
  const passkey = usePasskey()
  const confirm = async (body: StepUpProof) => {
    if (await send({ body })) onConfirmed()
  }
  const byCode = methods.includes('code')
  const byPassword = methods.includes('password')
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(byCode ? { code: secret } : { password: secret })
      }}
    >
      {methods.includes('passkey') && (
        <Button
          type="button"
          isBusy={passkey.isBusy}
          onClick={async () => {
            const used = await passkey.use()
            if (used) await confirm({ passkey: used })
          }}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {byCode && (
        <TextField
          label={t`Code of your authenticator app`}
          value={secret}
          onValueChange={setSecret}
          error={errorOf('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
        />
      )}
      {byPassword && (
        <PasswordField
          label={t`Your password`}
          value={secret}
          onValueChange={setSecret}
          error={errorOf('password')}
          autoComplete="current-password"
          isRequired
        />
      )}
      {(passkey.hasFailed || errorOf('passkey')) && (
        <FormMessage tone="error">
          {errorOf('passkey') ?? t`The passkey was not used. Please try again.`}
        </FormMessage>
      )}
      {methods.length === 0 && (
        <p>
          <Trans>Set up a passkey or two-step login in your security settings first.</Trans>
        </p>
      )}
      {(byCode || byPassword) && (
        <Button type="submit" isBusy={isBusy}>
          <Trans>Confirm</Trans>
        </Button>
      )}
    </form>
  )
}
