import { shareNote } from '../product/share-note.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { OnlineMasterclass } from '@chignon/contract/catalogue/online-masterclass'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import type { Course } from 'schema-dts'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { academyJsonLd } from '../../../lib/seo/json-ld/academy.ts'
import { lessonsJsonLd, onlineInstanceJsonLd, timeRequiredJsonLd } from '../../../lib/seo/json-ld/lessons.ts'
import { breadcrumbsJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { offerJsonLd } from '../../../lib/seo/json-ld/offer.ts'
import { educatorsJsonLd } from '../../../lib/seo/json-ld/educators.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'

/** Adds sharing picture, Course and breadcrumbs of an online masterclass. */
export async function addOnlineMasterclassMetadata(
  context: AppLoadContext,
  masterclass: OnlineMasterclass,
): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(onlineMasterclassShareCard(masterclass, context.locale, i18n), context)
  const address = `/online-masterclasses/${masterclass.slug}`
  const url = localizedUrl(context.origin, address, context.locale)
  const course: Course = {
    '@type': 'Course',
    '@id': url,
    name: masterclass.name,
    description: masterclass.summary,
    url,
    image: context.origin + picture.path,
    provider: academyJsonLd(context),
    inLanguage: context.locale,
    teaches: masterclass.outcomes,
    ...timeRequiredJsonLd(masterclass.duration),
    hasCourseInstance: {
      ...onlineInstanceJsonLd(masterclass.duration),
      instructor: educatorsJsonLd(context, masterclass.educators),
    },
    syllabusSections: lessonsJsonLd(masterclass.lessons),
    offers: offerJsonLd(masterclass, url),
  }
  addMetadata(context, {
    picture,
    jsonLd: [
      course,
      breadcrumbsJsonLd(context, [
        { name: i18n._(msg`Masterclasses`), address: '/masterclasses' },
        { name: masterclass.name, address },
      ]),
    ],
  })
}

/** Sharing picture of an online masterclass. */
export function onlineMasterclassShareCard(
  masterclass: OnlineMasterclass,
  locale: Locale,
  i18n: I18n,
): ShareCard {
  const { slug, category, name, duration } = masterclass
  const lessons = i18n._(msg`${plural(masterclass.lessons_count, { one: '# lesson', other: '# lessons' })}`)
  return {
    kind: 'online-masterclasses',
    slug,
    category: category.slug,
    overline: i18n._(msg`Online masterclass`),
    title: name,
    note: shareNote(lessons, duration, locale),
  }
}
