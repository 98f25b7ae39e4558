import type { Locale } from '@chignon/contract/platform/locale'
import type { Program, ProgramCard } from '@chignon/contract/catalogue/program'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentCourseCard } from '../course/course.present.ts'
import type { CourseCardRow } from '../course/course.queries.ts'
import { presentEducators } from '../educator/educator.present.ts'
import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import type { findProgram, ProgramCardRow } from './program.queries.ts'

type ProgramRow = NonNullable<Awaited<ReturnType<typeof findProgram>>>

/** Maps a program to the fields of a card. */
export function presentProgramCard(row: ProgramCardRow, now: Date): ProgramCard {
  const cover = presentCataloguePicture(row.cover)
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    summary: row.summary,
    preview_url: cover?.src ?? row.previewUrl,
    cover,
    category: row.category,
    program_courses: row.courses,
    duration: row.duration,
    ...offerOf(row, now),
  }
}

/** Maps a program to the fields of its page. */
export function presentProgram(
  row: ProgramRow,
  courses: CourseCardRow[],
  { locale, now }: { locale: Locale; now: Date },
): Program {
  return {
    ...presentProgramCard(row, now),
    description: row.description,
    educators: presentEducators(row.educators, locale),
    courses: courses.map((course) => presentCourseCard(course, now)),
    has_exam: row.examQuestions !== null,
    exam_questions_count: row.examQuestions,
  }
}
