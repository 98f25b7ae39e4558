import { minPasswordLength } from '@chignon/contract/identity/identity-rules'
import { PasswordField } from '@chignon/ui/password-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '../../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import type { FormState } from '../../../../lib/forms/use-form.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { FormOutcome } from '../form-outcome.tsx'
import type { passwordFields } from './password-fields.ts'
import { SaveButton } from '../save-button.tsx'

/** The current password and the new one, entered twice (PASSWORD-5). */
export function ChangePasswordForm({ form }: { form: FormState<keyof typeof passwordFields> }) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const toggleLabels = { show: t`Show password`, hide: t`Hide password` }
  const length = useFormats().number(minPasswordLength)
  return (
    <ActionForm form={form} className="grid max-w-120 grid-cols-1 gap-5">
      <OpenedFor result={form.result} />
      <FormOutcome form={form} position="top" />
      {/* Password managers read whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={viewer.email} readOnly />
      <PasswordField {...form.field('current_password')} labels={toggleLabels} label={t`Current password`} />
      <PasswordField
        {...form.field('password')}
        labels={toggleLabels}
        label={t`New password`}
        hint={<Trans>At least {length} characters</Trans>}
      />
      <PasswordField
        {...form.field('password_confirmation')}
        labels={toggleLabels}
        label={t`Confirm password`}
      />
      <FormOutcome form={form} position="bottom" />
      <SaveButton form={form}>
        <Trans>Change password</Trans>
      </SaveButton>
    </ActionForm>
  )
}
