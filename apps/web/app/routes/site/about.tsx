import { Button } from '@chignon/ui/button'
import { Hero } from '@chignon/ui/hero'
import { academyEndpoints } from '@chignon/contract/catalogue/academy'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { Plural, Trans } from '@lingui/react/macro'
import { HeadlineEmphasis } from '../../areas/site/content/headline-emphasis.tsx'
import { LazyPremiumPromo } from '../../areas/commerce/subscription/lazy-premium-promo.tsx'
import { AboutCertificates } from '../../areas/site/content/about-certificates.tsx'
import { AboutEducators } from '../../areas/site/content/about-educators.tsx'
import { AboutStory } from '../../areas/site/content/about-story.tsx'
import { countCatalogue } from '../../areas/site/content/academy-figures.server.ts'
import { Questions } from '../../areas/site/content/questions.tsx'
import { readDocument } from '../../areas/site/content/read-document.server.ts'
import { findSection } from '../../areas/site/content/find-section.ts'
import { faqJsonLd } from '../../lib/seo/json-ld/faq.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { addMetadata } from '../../lib/seo/page-metadata.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/about.ts'
import { PageLink } from '../../areas/site/page-link.tsx'

export const handle: PageHandle = { sitemap: [''] }

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const [text, figures, educators, academy] = await Promise.all([
    readDocument('about', context),
    countCatalogue(queries),
    queries.load(profileEndpoints.educators, {}),
    queries.load(academyEndpoints.highlights, {}),
  ])
  addMetadata(context, { jsonLd: [faqJsonLd(findSection(text, 'faq').parts)] })
  return { text, figures, educators: educators.data, hasSubscription: academy.data.has_subscription }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { text, figures, educators, hasSubscription } = loaderData
  const { number } = useFormats()
  const { courses, programs, cities } = figures
  const teachers = figures.educators
  const facts = [
    { id: 'courses', value: courses, label: <Plural value={courses} one="Course" other="Courses" /> },
    { id: 'programs', value: programs, label: <Plural value={programs} one="Program" other="Programs" /> },
    { id: 'educators', value: teachers, label: <Plural value={teachers} one="Educator" other="Educators" /> },
    { id: 'cities', value: cities, label: <Plural value={cities} one="City" other="Cities" /> },
  ].filter(({ value }) => value > 0)
  return (
    <>
      <PageHead title={text.title} description={text.lead} />
      <Hero
        seed="second-look"
        coiffure="knot"
        overline={<Trans>About us</Trans>}
        title={<HeadlineEmphasis text={text.title} />}
        text={text.lead}
        facts={facts.map((fact) => ({ ...fact, value: number(fact.value) }))}
        actions={
          <Button asChild size="large">
            <PageLink to="/educations">
              <Trans>See the courses</Trans>
            </PageLink>
          </Button>
        }
      />
      <AboutStory section={findSection(text, 'story')} />
      <AboutEducators section={findSection(text, 'educators')} educators={educators} />
      <AboutCertificates section={findSection(text, 'certificates')} />
      <Questions section={findSection(text, 'faq')} />
      {hasSubscription && <LazyPremiumPromo />}
    </>
  )
}
