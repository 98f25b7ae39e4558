import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { Trans, useLingui } from '@lingui/react/macro'
import { runLinkAction } from '../../areas/community/newsletter/newsletter-action.ts'
import { NewsletterLinkPage } from '../../areas/community/newsletter/newsletter-link-page.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const headers = () => privateHeaders

export function action({ context, request }: Route.ActionArgs) {
  return runLinkAction({ context, request }, (call, token) =>
    call(newsletterEndpoints.unsubscribe, { params: { token } }),
  )
}

/** `/newsletter/unsubscribe`: ends the newsletter by the link in an issue. */
export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <NewsletterLinkPage
      seed="newsletter-unsubscribe"
      coiffure="cut"
      title={t`Stop the newsletter`}
      text={<Trans>You can subscribe again at any time.</Trans>}
      action={<Trans>Stop the newsletter</Trans>}
      actionData={actionData}
    />
  )
}
