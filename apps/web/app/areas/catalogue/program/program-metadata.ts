import { shareNote } from '../product/share-note.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Program } from '@chignon/contract/catalogue/program'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import type { Course } from 'schema-dts'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { academyJsonLd } from '../../../lib/seo/json-ld/academy.ts'
import { educatorsJsonLd } from '../../../lib/seo/json-ld/educators.ts'
import { onlineInstanceJsonLd, timeRequiredJsonLd } from '../../../lib/seo/json-ld/lessons.ts'
import { breadcrumbsJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { offerJsonLd } from '../../../lib/seo/json-ld/offer.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'

/** Adds sharing picture, Course and breadcrumbs of a program. */
export async function addProgramMetadata(context: AppLoadContext, program: Program): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(programShareCard(program, context.locale, i18n), context)
  const address = `/programs/${program.slug}`
  addMetadata(context, {
    picture,
    jsonLd: [
      { ...programJsonLd(context, program), image: context.origin + picture.path },
      breadcrumbsJsonLd(context, [
        { name: i18n._(msg`Education`), address: '/educations' },
        { name: i18n._(msg`Programs`), address: '/educations?tab=programs' },
        { name: program.name, address },
      ]),
    ],
  })
}

/** Sharing picture of a program. */
export function programShareCard(
  { slug, category, name, courses, duration }: Program,
  locale: Locale,
  i18n: I18n,
): ShareCard {
  const count = i18n._(msg`${plural(courses.length, { one: '# course', other: '# courses' })}`)
  return {
    kind: 'programs',
    slug,
    category: category.slug,
    overline: i18n._(msg`Program`),
    title: name,
    note: shareNote(count, duration, locale),
  }
}

function programJsonLd(context: Pick<AppLoadContext, 'brand' | 'origin' | 'locale'>, program: Program) {
  const urlOf = (address: string) => localizedUrl(context.origin, address, context.locale)
  const url = urlOf(`/programs/${program.slug}`)
  return {
    '@type': 'Course',
    // Search engines support Course but not EducationalOccupationalProgram.
    additionalType: 'https://schema.org/EducationalOccupationalProgram',
    '@id': url,
    name: program.name,
    description: program.summary,
    url,
    provider: academyJsonLd(context),
    inLanguage: context.locale,
    ...timeRequiredJsonLd(program.duration),
    hasCourseInstance: {
      ...onlineInstanceJsonLd(program.duration),
      instructor: educatorsJsonLd(context, program.educators),
    },
    offers: offerJsonLd(program, url),
    hasPart: program.courses.map(({ slug, name }) => ({
      '@type': 'Course',
      '@id': urlOf(`/courses/${slug}`),
      name,
      url: urlOf(`/courses/${slug}`),
    })),
  } satisfies Course
}
