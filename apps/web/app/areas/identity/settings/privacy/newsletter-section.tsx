import type { OwnNewsletter } from '@chignon/contract/community/newsletter'
import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { PrivacySection } from './privacy-section.tsx'

type NewsletterSectionProps = { newsletter: OwnNewsletter; result: IntentResult | undefined }

/** The newsletter of the member's address, and the history of the consent (NEWSLETTER-3). */
export function NewsletterSection({ newsletter, result }: NewsletterSectionProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const { email, state, counts_opens, history } = newsletter
  return (
    <PrivacySection id="newsletter" title={<Trans>Newsletter</Trans>}>
      {result && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      {!result && state === 'requested' && (
        <FormMessage>
          <Trans>We have sent you an e-mail. The newsletter starts when you open the link in it.</Trans>
        </FormMessage>
      )}
      {!result && state === 'paused' && (
        <FormMessage>
          <Trans>The newsletter has stopped because you have not opened it for five months.</Trans>
        </FormMessage>
      )}
      {!result && state === 'bounced' && (
        <FormMessage>
          <Trans>The newsletter has stopped because it could not be delivered to your address.</Trans>
        </FormMessage>
      )}
      <MemberForm preventScrollReset className="grid justify-items-start gap-5">
        <Checkbox
          name="is_subscribed"
          defaultChecked={state === 'subscribed' || state === 'requested'}
          label={t`Send me the newsletter`}
          hint={<bdi>{email}</bdi>}
        />
        <Checkbox
          name="counts_opens"
          defaultChecked={counts_opens}
          label={t`You may record whether I open it`}
          hint={t`With a picture from our own server. If you decline, the newsletter does not stop by itself.`}
        />
        <Button
          type="submit"
          name="intent"
          value="newsletter"
          variant="secondary"
          isBusy={formData?.get('intent') === 'newsletter'}
        >
          <Trans>Save</Trans>
        </Button>
      </MemberForm>
      {history.length > 0 && <ConsentHistory history={history} />}
    </PrivacySection>
  )
}
