import type { Locale } from '@chignon/contract/platform/locale'
import type { Program } from '@chignon/contract/catalogue/program'
import { presentProgramCard } from '../card/program-card.present.ts'
import { presentCourseCard } from '../card/course-card.present.ts'
import type { CourseCardRow } from '../card/course-card.queries.ts'
import { presentEducators } from '../educator/educator.present.ts'
import type { findProgram } from './program.queries.ts'

type ProgramRow = NonNullable<Awaited<ReturnType<typeof findProgram>>>

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
