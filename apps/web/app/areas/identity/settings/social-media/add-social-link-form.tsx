import { socialNetworks } from '@chignon/contract/identity/social-network'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useProblemTexts } from '../../account/use-problem-texts.ts'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../../lib/forms/form-result.ts'
import { useForm } from '../../../../lib/forms/use-form.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { FormOutcome } from '../form-outcome.tsx'
import { SaveButton } from '../save-button.tsx'
import { socialLinkFields } from './social-link-fields.ts'

/** Adds a social link by its address, or by a handle and its network (PROFILE-10). */
export function AddSocialLinkForm({ actionData }: { actionData: FormResult | undefined }) {
  const { t } = useLingui()
  const form = useForm(socialLinkFields, { actionData, textOfProblem: useProblemTexts() })
  const network = form.field('network')
  return (
    <ActionForm form={form} className="grid max-w-prose grid-cols-1 gap-5">
      <OpenedFor result={form.result} />
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField
          {...form.field('url')}
          label={t`Link or handle`}
          hint={<Trans>The address of your page, or your @handle with its network</Trans>}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...network}
          label={t`Network`}
          error={network.error === 'required' ? t`Choose the network of this handle.` : network.error}
        >
          <option value="">{t`Taken from the link`}</option>
          {socialNetworks.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <FormOutcome form={form} position="bottom" />
      <SaveButton form={form}>
        <Trans>Add link</Trans>
      </SaveButton>
    </ActionForm>
  )
}
