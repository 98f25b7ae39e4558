import {
  profileParts,
  type ProfilePart,
  type ProfileVisibility,
} from '@chignon/contract/identity/profile-visibility'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { SelectField } from '@chignon/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { PageLink } from '../../../site/page-link.tsx'
import { PrivacySection } from './privacy-section.tsx'

type VisibilitySectionProps = {
  userId: string
  visibility: ProfileVisibility
  result: IntentResult | undefined
}

/** Chooses who sees each part of the member's public profile (PRIVACY-9). */
export function VisibilitySection({ userId, visibility, result }: VisibilitySectionProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const names: Record<ProfilePart, string> = {
    about: t`About me`,
    gallery: t`Gallery`,
    awards: t`Certificates and badges`,
    businesses: t`Businesses`,
    interests: t`Interests`,
    'social-links': t`Social links`,
    posts: t`Posts`,
  }
  return (
    <PrivacySection id="visibility" title={<Trans>Who sees what</Trans>}>
      <p className="text-text-muted">
        <Trans>
          Your name, picture, role and country are always part of your public page. You decide about
          everything else.
        </Trans>
      </p>
      {result && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      <MemberForm preventScrollReset className="grid gap-5 sm:grid-cols-2">
        {profileParts.map((part) => (
          <SelectField key={part} name={part} label={names[part]} defaultValue={visibility[part]}>
            <option value="everyone">{t`Everyone`}</option>
            <option value="members">{t`Members who are logged in`}</option>
            <option value="no-one">{t`Only me`}</option>
          </SelectField>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button
            type="submit"
            name="intent"
            value="visibility"
            variant="secondary"
            isBusy={formData?.get('intent') === 'visibility'}
          >
            <Trans>Save</Trans>
          </Button>
          <PageLink to={`/users/${userId}`} className="text-small underline underline-offset-4">
            <Trans>See your public page</Trans>
          </PageLink>
        </div>
      </MemberForm>
    </PrivacySection>
  )
}
