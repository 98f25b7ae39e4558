import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { Trans, useLingui } from '@lingui/react/macro'
import { runLinkAction } from '../../areas/community/newsletter/newsletter-action.ts'
import { NewsletterLinkPage } from '../../areas/community/newsletter/newsletter-link-page.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/newsletter-continue.ts'

export const headers = () => privateHeaders

export function action({ context, request }: Route.ActionArgs) {
  return runLinkAction({ context, request }, (call, token) =>
    call(newsletterEndpoints.continue, { body: { token } }),
  )
}

/** `/newsletter/continue`: continues a newsletter that stopped. */
export default function NewsletterContinue({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <NewsletterLinkPage
      seed="newsletter-continue"
      coiffure="wave"
      title={t`Shall we keep writing to you?`}
      text={<Trans>The newsletter has stopped because you have not opened it for five months.</Trans>}
      action={<Trans>Continue the newsletter</Trans>}
      actionData={actionData}
    />
  )
}
