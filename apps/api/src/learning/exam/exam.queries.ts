import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { namedIn } from '../../platform/db/localized.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { examVersions, type AskedQuestion } from '../../platform/db/schema/exam-attempt.ts'
import { examOptions, examQuestions, exams } from '../../platform/db/schema/exam.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The exam of a program with what decides about it for the viewer. */
export type ExamRow = NonNullable<Awaited<ReturnType<typeof findExam>>>

/** Finds the exam of a program by the program's id or slug; undefined if the viewer may see none. */
export async function findExam(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const { locale, viewerId } = viewerContext
  const [found] = await db
    .select({
      id: exams.id,
      programId: programs.id,
      program: namedIn(programs, locale),
      passPercent: exams.passPercent,
      maxAttempts: exams.maxAttempts,
      retakeHours: exams.retakeHours,
      questionsCount: sql<number>`(select count(*)::int from ${examQuestions} where ${examQuestions.examId} = ${exams.id})`,
      lessonsTotal: countLessons(viewerContext),
      lessonsLeft: countLessons(viewerContext, isUnfinishedBy(viewerContext.viewerId)),
      accessEndsAt: accessEnd('program', viewerId),
      certificateCode: sql<string | null>`(select ${certificates.code} from ${certificates}
        where ${certificates.userId} = ${viewerId} and ${certificates.programId} = ${programs.id})`,
    })
    .from(exams)
    .innerJoin(programs, eq(programs.id, exams.programId))
    .where(and(hasIdOrSlug(programs, idOrSlug), isVisible(programs, viewerContext)))
    .limit(1)
  return found
}

// The lessons of the published courses of the program (EXAM-2).
function countLessons(viewerContext: ViewerContext, condition = sql`true`) {
  const learner = { ...viewerContext, seesDrafts: false }
  return sql<number>`(select count(*)::int from ${programCourses}
    join ${courses} on ${courses.id} = ${programCourses.courseId} and ${isVisible(courses, learner)}
    join ${lessons} on ${lessons.courseId} = ${courses.id}
    where ${programCourses.programId} = ${programs.id} and ${condition})`
}

function isUnfinishedBy(viewerId: ViewerContext['viewerId']) {
  return sql`not exists (select from ${lessonProgress} where ${lessonProgress.lessonId} = ${lessons.id}
    and ${lessonProgress.userId} = ${viewerId} and ${lessonProgress.doneAt} is not null)`
}

/** Stores the questions of an exam as they are now, unless they were before, and returns the id of that version (EXAM-14). */
export async function storeVersion(db: Connection, examId: string): Promise<string> {
  const questions = await listQuestions(db, examId)
  const digest = createHash('sha256').update(JSON.stringify(questions)).digest('base64url')
  const [version] = await db
    .insert(examVersions)
    .values({ examId, questions, digest })
    // Nothing changes, but the row is returned.
    .onConflictDoUpdate({ target: [examVersions.examId, examVersions.digest], set: { digest } })
    .returning({ id: examVersions.id })
  if (!version) throw new Error(`the exam ${examId} has no version`)
  return version.id
}

async function listQuestions(db: Connection, examId: string): Promise<AskedQuestion[]> {
  const rows = await db
    .select({ question: examQuestions, option: examOptions })
    .from(examQuestions)
    .leftJoin(examOptions, eq(examOptions.questionId, examQuestions.id))
    .where(eq(examQuestions.examId, examId))
    .orderBy(asc(examQuestions.position), asc(examOptions.position))
  const byId = new Map<string, AskedQuestion>()
  for (const { question, option } of rows) {
    const { id, type, prompt } = question
    const asked = byId.get(id) ?? { id, type, prompt, options: [] }
    if (option) {
      const { coiffure, isCorrect } = option
      asked.options.push({ id: option.id, text: option.text, coiffure, isCorrect })
    }
    byId.set(id, asked)
  }
  return [...byId.values()]
}
