import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { Facts } from '@chignon/ui/facts'
import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { LessonPlan } from '../../areas/catalogue/lesson/lesson-plan.tsx'
import { AccessDays } from '../../areas/catalogue/product/access-days.tsx'
import { BuyLink } from '../../areas/catalogue/product/buy-link.tsx'
import { InLanguage } from '../../areas/catalogue/product/in-language.tsx'
import { OfferStatus } from '../../areas/catalogue/product/offer-status.tsx'
import { LessonPreview } from '../../areas/commerce/buy/lesson-preview.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/online-masterclass-lesson.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const { data: masterclass } = await load(onlineMasterclassEndpoints.show, { params: { id: params.slug } })
  if (params.slug !== masterclass.slug)
    redirectToCanonical(request, params.slug, '/online-masterclasses', `${masterclass.slug}/lesson`)
  const asked = new URL(request.url).searchParams.get('lessonId')
  const { lessons } = masterclass
  const lesson =
    lessons.find(({ id }) => id === asked) ?? lessons.find(({ is_free }) => is_free) ?? lessons[0]
  return { masterclass, lesson: lesson ?? null }
}

/** `/online-masterclasses/:slug/lesson`: what a lesson is like before the masterclass is bought. */
export default function OnlineMasterclassLesson({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { number, lessonDuration } = useFormats()
  const { masterclass, lesson } = loaderData
  const { slug, name, locale } = masterclass
  const page = `/online-masterclasses/${slug}`
  const learningPage = `/profile${page}`
  const duration = lesson?.resource.properties.duration
  return (
    <div className="content-width pt-10 pb-20 md:pt-16 md:pb-28">
      <PrivateHead title={lesson?.name ?? name} />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> },
          { id: 'masterclass', label: name, link: <Link to={page} /> },
          { id: 'this', label: t`A lesson` },
        ]}
      />
      <h1 className="headline-type mt-6 mb-8 text-headline wrap-break-word hyphens-auto">
        <InLanguage locale={locale}>{lesson?.name ?? name}</InLanguage>
      </h1>
      <div className="grid items-start gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-12">
          {lesson && <LessonPreview lesson={lesson} />}
          <LessonPlan lessons={masterclass.lessons} offer={masterclass} learningPage={learningPage} />
        </div>
        <aside className="grid gap-6 rounded-media border border-line bg-surface p-6 sm:p-8 md:sticky md:top-24">
          <p className="text-title font-medium">
            <InLanguage locale={locale}>{name}</InLanguage>
          </p>
          <Facts
            items={[
              { id: 'lessons', label: t`Video lessons`, value: number(masterclass.lessons_count) },
              ...(duration ? [{ id: 'this', label: t`This lesson`, value: lessonDuration(duration) }] : []),
              {
                id: 'access',
                label: t`Access`,
                value: <AccessDays days={accessDays['online-masterclass']} />,
              },
            ]}
          />
          <OfferStatus offer={masterclass} accessDays={accessDays['online-masterclass']} />
          <BuyLink
            type="online-masterclass"
            offer={masterclass}
            buyPage={`${page}/buy`}
            learningPage={learningPage}
            loginPrompt={t`Log in or sign up to buy this masterclass.`}
          >
            <Trans>Buy this masterclass</Trans>
          </BuyLink>
        </aside>
      </div>
    </div>
  )
}
