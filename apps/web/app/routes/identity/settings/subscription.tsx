import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { EmptySettings } from '../../../areas/identity/settings/empty-settings.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { PageLink } from '../../../areas/site/page-link.tsx'
import { ChangeSubscriptionForm } from '../../../areas/commerce/subscription/change-subscription-form.tsx'
import { ChosenLessons } from '../../../areas/commerce/subscription/chosen-lessons.tsx'
import { runSubscriptionAction } from '../../../areas/commerce/subscription/run-subscription-action.ts'
import { SubscriptionBanner } from '../../../areas/commerce/subscription/subscription-banner.tsx'
import { SubscriptionFacts } from '../../../areas/commerce/subscription/subscription-facts.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import type { Route } from './+types/subscription.ts'

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [{ data: subscription }, { data: plans }] = await Promise.all([
    load(subscriptionEndpoints.show, {}),
    load(subscriptionEndpoints.plans, {}),
  ])
  return { subscription, plans }
}

export function action({ context, request }: Route.ActionArgs) {
  return runSubscriptionAction({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/settings/subscription`: its state, the chosen lessons, and what can be changed. */
export default function MySubscription({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { subscription, plans } = loaderData
  return (
    <SettingsPage title={t`Subscription`}>
      {subscription ? (
        <div className="grid gap-10">
          <SubscriptionBanner subscription={subscription} />
          <SubscriptionFacts subscription={subscription} />
          <ChosenLessons choices={subscription.choices} />
          <section aria-labelledby="change" className="border-t border-line pt-10">
            <h2 id="change" className="headline-type mb-6 text-heading">
              <Trans>Change the subscription</Trans>
            </h2>
            {subscription.state === 'ended' ? (
              <Button asChild>
                <PageLink to="/subscription">
                  <Trans>Subscribe again</Trans>
                </PageLink>
              </Button>
            ) : (
              <ChangeSubscriptionForm
                subscription={subscription}
                plans={plans}
                message={actionData?.message ?? null}
              />
            )}
          </section>
        </div>
      ) : (
        <EmptySettings
          seed="subscription"
          coiffure="knot"
          title={<Trans>No subscription yet</Trans>}
          text={<Trans>4 videos of your choice every month with a monthly or annual subscription.</Trans>}
          to="/subscription"
        >
          <Trans>See the plans</Trans>
        </EmptySettings>
      )}
    </SettingsPage>
  )
}
