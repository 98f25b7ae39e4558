import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { PasswordField } from '@chignon/ui/password-field'
import { RadioGroup } from '@chignon/ui/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { passwordField } from '../../../../lib/forms/form-fields.ts'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

type DeletionFormProps = {
  hasPassword: boolean
  /** The token of a mailed link, of a person who opened it. */
  token: string | null
  result: IntentResult | undefined
}

/** Requests the deletion of the account with the password or the mailed link, or requests that link. */
export function DeletionForm({ hasPassword, token, result }: DeletionFormProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  // A link that was refused is not used again: the form asks for the password or for another link.
  const validToken = result?.outcome === 'rejected' ? null : token
  const isConfirmed = hasPassword || validToken !== null
  return (
    <MemberForm
      preventScrollReset
      className="grid justify-items-start gap-6"
      {...(validToken === null && { action: '/profile/settings/delete-account' })}
    >
      <RadioGroup
        name="texts"
        label={t`Your posts, comments and discussions`}
        defaultValue="anonymize"
        options={[
          {
            value: 'anonymize',
            label: t`Keep them without my name`,
            hint: t`They are shown as written by “Former member”.`,
          },
          {
            value: 'remove',
            label: t`Remove them`,
            hint: t`Answers that others wrote to you stay.`,
          },
        ]}
      />
      {validToken !== null && <input type="hidden" name="token" value={validToken} />}
      {hasPassword && validToken === null && (
        <PasswordField
          {...passwordField}
          name="password"
          autoComplete="current-password"
          label={t`Your password`}
          labels={{ show: t`Show password`, hide: t`Hide password` }}
          className="w-full max-w-96"
        />
      )}
      {!isConfirmed && (
        <p className="text-small text-text-muted">
          <Trans>You log in without a password, so we send you a link to confirm.</Trans>
        </p>
      )}
      {result && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="danger"
        isBusy={formData?.get('intent') === 'delete'}
      >
        {isConfirmed ? <Trans>Delete my account</Trans> : <Trans>Send me a link</Trans>}
      </Button>
    </MemberForm>
  )
}
