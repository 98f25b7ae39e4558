import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { Trans, useLingui } from '@lingui/react/macro'
import { runLinkAction } from '../../areas/community/newsletter/newsletter-action.ts'
import { NewsletterLinkPage } from '../../areas/community/newsletter/newsletter-link-page.tsx'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const headers = () => privateHeaders

export function action({ context, request }: Route.ActionArgs) {
  return runLinkAction({ context, request }, (call, token) =>
    call(newsletterEndpoints.confirm, { body: { token } }),
  )
}

/** `/newsletter/confirm`: starts the newsletter by the link in a mail. */
export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <NewsletterLinkPage
      seed="newsletter-confirm"
      coiffure="braid"
      title={t`Confirm the newsletter`}
      text={<Trans>One click and you will receive the next issue.</Trans>}
      action={<Trans>Confirm the newsletter</Trans>}
      actionData={actionData}
    />
  )
}
