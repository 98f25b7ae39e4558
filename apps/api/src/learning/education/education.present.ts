import type { EducationCourse, FollowedLesson } from '@chignon/contract/learning/education'
import type { ExamState } from '@chignon/contract/learning/exam'
import { examStateOf } from '../exam/exam.rules.ts'
import { watchableUntil } from '../../catalogue/lesson/lesson.rules.ts'
import { progressIn } from './education.rules.ts'
import type {
  listProgramCertificates,
  listProgramCourses,
  listProgramExams,
  PlanRow,
} from './plan.queries.ts'

type ProgramCourseRow = Awaited<ReturnType<typeof listProgramCourses>>[number]
type ExamRow = Awaited<ReturnType<typeof listProgramExams>>[number]

/** Maps the lessons of one course or online masterclass to the contract. */
export function presentPlan(rows: PlanRow[], parentId: string, now: Date): FollowedLesson[] {
  return rows.filter((row) => row.parentId === parentId).map((row) => presentLesson(row, now))
}

function presentLesson(row: PlanRow, now: Date): FollowedLesson {
  const times = [row.positionAt, row.doneAt].flatMap((time) => time?.toISOString() ?? [])
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    position: row.position,
    is_free: row.isFree,
    is_watchable: watchableUntil({ ...row, isDraft: false }, now) !== null,
    resource: { type: row.type, properties: { duration: row.duration } },
    is_done: row.doneAt !== null,
    is_done_by_hand: row.isDoneByHand ?? false,
    watched_seconds: row.watchedSeconds ?? 0,
    last_active_at: times.toSorted().at(-1) ?? null,
  }
}

/** The progress and the end of the access. */
export function presentProgressFields(lessons: FollowedLesson[], accessEndsAt: Date | null) {
  return { ...progressIn(lessons), access_ends_at: accessEndsAt?.toISOString() ?? null }
}

type ProgramParts = {
  courses: ProgramCourseRow[]
  plans: PlanRow[]
  exams: ExamRow[]
  certificates: Awaited<ReturnType<typeof listProgramCertificates>>
}

/** The plans, the progress and the exam of a bought program. */
export function presentProgramFields(
  program: { id: string; accessEndsAt: Date | null },
  { courses, plans, exams, certificates }: ProgramParts,
  now: Date,
) {
  const educationCourses = courses
    .filter(({ programId }) => programId === program.id)
    .map((course) => presentEducationCourse(course, plans, now))
  const lessons = educationCourses.flatMap((course) => course.lessons)
  const exam = exams.find(({ programId }) => programId === program.id)
  const progress = presentProgressFields(lessons, program.accessEndsAt)
  return {
    ...progress,
    education_courses: educationCourses,
    exam_state: exam ? stateOf(exam, progress, program.accessEndsAt) : null,
    certificate_code: certificates.find(({ programId }) => programId === program.id)?.code ?? null,
  }
}

function presentEducationCourse(course: ProgramCourseRow, plans: PlanRow[], now: Date): EducationCourse {
  const { id, slug, name, category, accessEndsAt } = course
  const lessons = presentPlan(plans, id, now)
  return { id, slug, name, category, ...presentProgressFields(lessons, accessEndsAt), lessons }
}

function stateOf(
  { lastState, ...settings }: ExamRow,
  { lessons_total: lessonsTotal, lessons_done: lessonsDone }: ReturnType<typeof progressIn>,
  accessEndsAt: Date | null,
): ExamState {
  return examStateOf(
    { ...settings, lessonsTotal, lessonsLeft: lessonsTotal - lessonsDone, accessEndsAt },
    lastState === null ? undefined : { state: lastState },
  )
}
