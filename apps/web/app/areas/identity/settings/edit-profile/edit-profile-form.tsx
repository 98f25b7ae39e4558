import type { Country } from '@chignon/contract/catalogue/base-data'
import { maxAboutLength } from '@chignon/contract/identity/identity-rules'
import type { Profile, User } from '@chignon/contract/identity/user'
import { Combobox } from '@chignon/ui/combobox'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useProblemTexts } from '../../account/use-problem-texts.ts'
import { useRootData } from '../../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../../lib/forms/form-result.ts'
import { useForm } from '../../../../lib/forms/use-form.ts'
import { useKeptForm } from '../../../../lib/forms/use-kept-form.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { PersonNameFields } from '../../account/person-name-fields.tsx'
import { FormOutcome } from '../form-outcome.tsx'
import { FormSection } from '../form-section.tsx'
import { profileFields } from './profile-fields.ts'
import { SaveButton } from '../save-button.tsx'

type EditProfileFormProps = {
  user: User
  profile: Profile
  countries: readonly Country[]
  actionData: FormResult | undefined
}

/** The viewer's name and profile: first what everyone can read, then what stays private (PROFILE-2). */
export function EditProfileForm({ user, profile, countries, actionData }: EditProfileFormProps) {
  const { t } = useLingui()
  const length = useFormats().number(maxAboutLength)
  const { locales } = useRootData()
  const form = useForm(profileFields, {
    actionData,
    textOfProblem: useProblemTexts(),
    initialValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      single_name: user.last_name === '' ? 'on' : '',
      country: profile.country ?? '',
      about: profile.about ?? '',
      gender: profile.gender,
      phone: profile.phone ?? '',
      address: profile.address ?? '',
      locale: profile.locale,
    },
  })
  useKeptForm(form.formProps.ref, { result: form.result })
  const genders = { unspecified: t`Prefer not to say`, female: t`Female`, male: t`Male` }
  const email = (
    <>
      <bdi dir="ltr" className="wrap-anywhere text-text">
        {user.email}
      </bdi>{' '}
      <Link to="/profile/settings/security/email" className="underline">
        <Trans>Change</Trans>
      </Link>
    </>
  )
  return (
    <ActionForm form={form} className="grid max-w-prose grid-cols-1 gap-10">
      <OpenedFor result={form.result} />
      <FormOutcome form={form} position="top" />
      <FormSection title={<Trans>Public</Trans>} text={<Trans>Everyone can see this on your profile.</Trans>}>
        <PersonNameFields form={form} />
        <Combobox
          {...form.field('country')}
          label={t`Country`}
          placeholder={t`Choose a country`}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          labels={{
            empty: t`Nothing found`,
            loading: t`Searching…`,
            resultCount: (count) => t`${plural(count, { one: '# country', other: '# countries' })}`,
          }}
        />
        <TextareaField
          {...form.field('about')}
          label={t`About me`}
          hint={<Trans>What you do and what you love about hair, in at most {length} characters.</Trans>}
          rows={5}
          dir="auto"
        />
      </FormSection>
      <FormSection
        title={<Trans>Private</Trans>}
        text={<Trans>Only you and the academy’s office see this. Your e-mail address: {email}</Trans>}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('phone')} label={t`Phone`} dir="auto" />
          <SelectField {...form.field('gender')} label={t`Gender`}>
            {Object.entries(genders).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextareaField {...form.field('address')} label={t`Address`} rows={3} dir="auto" />
        <SelectField {...form.field('locale')} label={t`Language of e-mails`}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </SelectField>
      </FormSection>
      <div className="grid gap-5">
        <FormOutcome form={form} position="bottom" />
        <SaveButton form={form}>
          <Trans>Save</Trans>
        </SaveButton>
      </div>
    </ActionForm>
  )
}
