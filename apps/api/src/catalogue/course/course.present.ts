import type { Course, CourseCard } from '@chignon/contract/catalogue/course'
import type { Locale } from '@chignon/contract/platform/locale'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentLessons } from '../lesson/lesson.present.ts'
import { presentEducators } from '../educator/educator.present.ts'
import type { MediaAddresses } from '../lesson/media.addresses.ts'
import { presentCataloguePicture, presentPicture } from '../../platform/picture/picture.present.ts'
import type { CourseCardRow, findCourse } from './course.queries.ts'

/** Maps a course to the fields of a card. */
export function presentCourseCard(row: CourseCardRow, now: Date): CourseCard {
  const cover = presentCataloguePicture(row.cover)
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    summary: row.summary,
    category: row.category,
    level: row.level,
    preview_url: cover?.src ?? row.previewUrl,
    cover,
    lessons_count: row.videoLessonCount,
    duration: row.duration,
    has_free_lesson: row.freeLessonCount > 0,
    published_at: row.publishedAt?.toISOString() ?? null,
    ...offerOf(row, now),
  }
}

type CoursePresentation = { locale: Locale; now: Date; addresses: MediaAddresses }

type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>

/** Maps a course to the fields of its page. */
export function presentCourse(row: CourseRow, { locale, now, addresses }: CoursePresentation): Course {
  return {
    ...presentCourseDetails(row, locale, now),
    lessons: presentLessons(row.lessons, row, { now, addresses }),
  }
}

/** The fields of a course's page without its lessons. */
export function presentCourseDetails(row: CourseRow, locale: Locale, now: Date): Omit<Course, 'lessons'> {
  return {
    ...presentCourseCard(row, now),
    description: row.description,
    outcomes: row.outcomes,
    educators: presentEducators(row.educators, locale),
    before_after: row.beforeAfter.map(({ before, after, caption }) => ({
      before: presentPicture(before, before.alt),
      after: presentPicture(after, after.alt),
      caption,
    })),
    qualification: row.qualification,
    programs: row.programs,
    access_program: row.accessProgram,
  }
}
