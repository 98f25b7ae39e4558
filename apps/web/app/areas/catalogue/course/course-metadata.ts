import { shareNote } from '../product/share-note.ts'
import type { Course, Level } from '@chignon/contract/catalogue/course'
import type { Locale } from '@chignon/contract/platform/locale'
import { msg, plural } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { AppLoadContext } from 'react-router'
import type { Course as CourseSchema } from 'schema-dts'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { academyJsonLd } from '../../../lib/seo/json-ld/academy.ts'
import { breadcrumbsJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { educatorsJsonLd } from '../../../lib/seo/json-ld/educators.ts'
import { lessonsJsonLd, onlineInstanceJsonLd, timeRequiredJsonLd } from '../../../lib/seo/json-ld/lessons.ts'
import { offerJsonLd } from '../../../lib/seo/json-ld/offer.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'
import { categoryPath } from '../category/category-path.ts'

/** Adds sharing picture, Course and breadcrumbs of a course. */
export async function addCourseMetadata(context: AppLoadContext, course: Course): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(courseShareCard(course, context.locale, i18n), context)
  const { category } = course
  addMetadata(context, {
    picture,
    jsonLd: [
      { ...courseJsonLd(context, course, i18n), image: context.origin + picture.path },
      breadcrumbsJsonLd(context, [
        { name: i18n._(msg`Education`), address: '/educations' },
        { name: category.name, address: categoryPath(category.slug, 1) },
        { name: course.name, address: `/courses/${course.slug}` },
      ]),
    ],
  })
}

/** Sharing picture of a course. */
export function courseShareCard(course: Course, locale: Locale, i18n: I18n): ShareCard {
  const { slug, category, name, duration } = course
  const lessons = i18n._(msg`${plural(course.lessons_count, { one: '# lesson', other: '# lessons' })}`)
  return {
    kind: 'courses',
    slug,
    category: category.slug,
    overline: `${i18n._(msg`Course`)} · ${category.name}`,
    title: name,
    note: shareNote(lessons, duration, locale),
  }
}

function courseJsonLd(
  context: Pick<AppLoadContext, 'brand' | 'origin' | 'locale'>,
  course: Course,
  i18n: I18n,
) {
  const url = localizedUrl(context.origin, `/courses/${course.slug}`, context.locale)
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
    provider: academyJsonLd(context),
    inLanguage: context.locale,
    ...(course.published_at === null ? {} : { datePublished: course.published_at }),
    educationalLevel: levels[course.level],
    teaches: course.outcomes,
    ...timeRequiredJsonLd(course.duration),
    hasCourseInstance: {
      ...onlineInstanceJsonLd(course.duration),
      instructor: educatorsJsonLd(context, course.educators),
    },
    syllabusSections: lessonsJsonLd(course.lessons),
    offers: offerJsonLd(course, url),
    ...(course.qualification ? { educationalCredentialAwarded: course.qualification.name } : {}),
  } satisfies CourseSchema
}
