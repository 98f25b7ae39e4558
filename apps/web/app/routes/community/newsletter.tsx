import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccountPage } from '../../areas/identity/account/account-page.tsx'
import { requestNewsletter } from '../../areas/community/newsletter/newsletter-action.ts'
import { NewsletterForm } from '../../areas/community/newsletter/newsletter-form.tsx'
import { PageHead } from '../../areas/site/page-head.tsx'
import { PageLink } from '../../areas/site/page-link.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { sitemap: [''] }

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') }
}

export function action({ context, request }: Route.ActionArgs) {
  return requestNewsletter({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/newsletter`: target of the form in the footer, too. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = t`The newsletter`
  const text = t`New courses, dates for your diary and stories from the salon, about once a month.`
  if (loaderData.isSent)
    return (
      <AccountPage
        seed="newsletter-sent"
        coiffure="wave"
        title={t`Check your inbox`}
        text={
          <Trans>
            Please open the link in the e-mail we have just sent you. It is valid for 7 days. If you already
            receive the newsletter, there is nothing more to do.
          </Trans>
        }
      >
        <PageHead title={title} isUnlisted />
        <TextLink asChild>
          <PageLink to="/newsletter">
            <Trans>Enter another address</Trans>
          </PageLink>
        </TextLink>
      </AccountPage>
    )
  return (
    <AccountPage seed="newsletter" coiffure="wave" title={title} text={text}>
      <PageHead title={title} description={text} />
      <NewsletterForm actionData={actionData} />
    </AccountPage>
  )
}
