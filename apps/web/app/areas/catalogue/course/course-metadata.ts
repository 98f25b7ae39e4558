import type { Course, Level } from '@chignon/contract/course'
import type { Locale } from '@chignon/contract/locale'
import { msg, plural } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { AppLoadContext } from 'react-router'
import type { Course as CourseThing } from 'schema-dts'
import { formatsOf } from '../../../lib/i18n/formats.ts'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { academyThing } from '../../../lib/seo/json-ld/academy.ts'
import { breadcrumbsThing } from '../../../lib/seo/json-ld/lists.ts'
import { lessonThings, onlineInstance } from '../../../lib/seo/json-ld/lessons.ts'
import { offerThing } from '../../../lib/seo/json-ld/offer.ts'
import { isoDuration } from '../../../lib/seo/json-ld/time.ts'
import { localeAddress } from '../../../lib/i18n/localized-url.ts'
import { describe } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'
import { categoryAddress } from '../category/category-path.ts'

/** What the page of a course says to search engines and networks. */
export async function describeCourse(context: AppLoadContext, course: Course): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(courseShareCard(course, context.locale, i18n), context)
  const { category } = course
  describe(context, {
    picture,
    things: [
      { ...courseThing(context, course, i18n), image: context.origin + picture.path },
      breadcrumbsThing(context, [
        { name: i18n._(msg`Education`), address: '/educations' },
        { name: category.name, address: categoryAddress(category.slug, 1) },
        { name: course.name, address: `/courses/${course.slug}` },
      ]),
    ],
  })
}

/** What is written on the picture of a course. */
export function courseShareCard(course: Course, locale: Locale, i18n: I18n): ShareCard {
  const { slug, category, name, duration } = course
  const lessons = i18n._(msg`${plural(course.lessons_count, { one: '# lesson', other: '# lessons' })}`)
  return {
    kind: 'courses',
    slug,
    category: category.slug,
    overline: `${i18n._(msg`Course`)} · ${category.name}`,
    title: name,
    note: `${lessons} · ${formatsOf(locale).duration(duration)}`,
  }
}

function courseThing(
  context: Pick<AppLoadContext, 'brand' | 'origin' | 'locale'>,
  course: Course,
  i18n: I18n,
) {
  const url = localeAddress(context.origin, `/courses/${course.slug}`, context.locale)
  const levels: Record<Level, string> = {
    foundation: i18n._(msg`Foundation`),
    intermediate: i18n._(msg`Intermediate`),
    advanced: i18n._(msg`Advanced`),
  }
  return {
    '@type': 'Course',
    '@id': url,
    name: course.name,
    description: course.summary,
    url,
    provider: academyThing(context),
    inLanguage: context.locale,
    datePublished: course.published_at,
    educationalLevel: levels[course.level],
    teaches: course.outcomes,
    timeRequired: isoDuration(course.duration),
    hasCourseInstance: onlineInstance(course.duration),
    syllabusSections: lessonThings(course.lessons),
    offers: offerThing(course, url),
    ...(course.qualification ? { educationalCredentialAwarded: course.qualification.name } : {}),
  } satisfies CourseThing
}
