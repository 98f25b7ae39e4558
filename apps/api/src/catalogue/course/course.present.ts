import type { Course } from '@chignon/contract/catalogue/course'
import type { Locale } from '@chignon/contract/platform/locale'
import { presentCourseCard } from '../card/course-card.present.ts'
import { presentLessons } from '../lesson/lesson.present.ts'
import { presentEducators } from '../educator/educator.present.ts'
import type { MediaAddresses } from '../lesson/media.addresses.ts'
import { presentPicture } from '../../platform/picture/picture.present.ts'
import type { findCourse } from './course.queries.ts'

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
