import type { ExamQuestionType } from '@chignon/contract/learning/exam'
import type { Database } from '../client.ts'
import { examOptions, examQuestions, exams } from '../schema/exam.ts'
import { lessonProgress } from '../schema/lesson.ts'
import { makeAccess } from './access.ts'
import { makeCourse } from './course.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { makeProgram } from './program.ts'

type Given = Partial<typeof exams.$inferInsert> & { questions?: ExamQuestionType[] }

/** Inserts a program of one course with an exam, whose questions have three options of which the first is right. */
export async function makeExam(
  db: Database,
  { questions = ['single', 'multiple', 'text', 'practical'], ...given }: Given = {},
) {
  const course = await makeCourse(db)
  const program = await makeProgram(db, { courses: [course] })
  const exam = inserted(
    await db()
      .insert(exams)
      .values({ programId: program.id, ...given })
      .returning(),
  )
  const asked = await Promise.all(questions.map((type, index) => makeQuestion(db, exam.id, type, index + 1)))
  return { ...exam, program, lessons: course.lessons, questions: asked }
}

async function makeQuestion(db: Database, examId: string, type: ExamQuestionType, position: number) {
  const question = inserted(
    await db()
      .insert(examQuestions)
      .values({ examId, position, slug: `q-${position}`, type, prompt: localized(`Question ${position}`) })
      .returning(),
  )
  if (type === 'text' || type === 'practical') return { ...question, options: [] }
  const options = ['right', 'wrong', 'off'].map((slug, index) => ({
    questionId: question.id,
    position: index + 1,
    slug,
    text: localized(slug),
    isCorrect: index === 0,
  }))
  return { ...question, options: await db().insert(examOptions).values(options).returning() }
}

/** Gives a person access to the program of an exam, with all its lessons done. */
export async function qualifyForExam(
  db: Database,
  userId: string,
  { program, lessons }: { program: { id: string }; lessons: { id: string }[] },
  now: Date,
): Promise<void> {
  await makeAccess(db, userId, { programId: program.id }, { now, endsInDays: 20 })
  await db()
    .insert(lessonProgress)
    .values(lessons.map(({ id }) => ({ userId, lessonId: id, doneAt: now })))
}
