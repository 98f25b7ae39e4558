import { examOptions, examQuestions, exams } from '../platform/db/schema/exam.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the exams with their questions and options. */
export async function seedExams({ db, sample }: SeedContext): Promise<void> {
  await db.insert(exams).values(
    sample.exams.map((exam) => ({
      id: seedId('exam', exam.program),
      programId: seedId('program', exam.program),
      passPercent: exam.pass_percent,
    })),
  )
  await db.insert(examQuestions).values(
    sample.exams.flatMap((exam) =>
      exam.questions.map(({ slug, type, prompt }, index) => ({
        id: seedId('exam-question', exam.program, slug),
        examId: seedId('exam', exam.program),
        position: index + 1,
        slug,
        type,
        prompt,
      })),
    ),
  )
  await db.insert(examOptions).values(
    sample.exams.flatMap((exam) =>
      exam.questions.flatMap((question) =>
        question.options.map((option, index) => ({
          id: seedId('exam-option', exam.program, question.slug, option.slug),
          questionId: seedId('exam-question', exam.program, question.slug),
          position: index + 1,
          slug: option.slug,
          text: option.text,
          coiffure: option.cover ?? null,
          isCorrect: option.correct,
        })),
      ),
    ),
  )
}
