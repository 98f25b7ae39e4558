import { examEndpoints } from '@chignon/contract/learning/exam'
import { data, redirect, type AppLoadContext } from 'react-router'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import type { Call } from '@chignon/app-kit/data/call'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'
import { queryOf, viewOf } from './exam-view.ts'

/** Why an action of the exam changed nothing, in the page's language. */
export type ExamProblem = { message: string }

type ActionArgs = { context: AppLoadContext; request: Request; slug: string }

/**
 * Action of the exam's page: starts it (`intent=start`), submits it (`intent=submit`), or saves the answer to the question in the address and
 * shows the next (`go=next`) or previous question (`go=back`). With scripts, the browser does the last part.
 */
export async function runExamAction({ context, request, slug }: ActionArgs) {
  const form = await readForm(request)
  try {
    return await run(callFor(context), { form, request, slug })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) {
      throw toErrorResponse(error, context, returnPathOf(request))
    }
    return data<ExamProblem>({ message: error.message }, error.status)
  }
}

type Run = { form: FormData; request: Request; slug: string }

async function run(call: Call, { form, request, slug }: Run): Promise<Response> {
  const params = { id: slug }
  const path = `/profile/programs/${slug}/exam`
  const intent = form.get('intent')
  if (intent === 'start') {
    await call(examEndpoints.start, { params })
    return redirect(`${path}?question=1`)
  }
  const { data: exam } = await call(examEndpoints.show, { params })
  const { attempt } = exam
  if (!attempt) return redirect(path)
  if (intent === 'submit') {
    const [first] = attempt.questions
    const saved = attempt.answers.map(({ question_id, option_ids, text }) => ({
      question_id,
      option_ids,
      text,
    }))
    // Without any, the API says so.
    const answers = saved.length > 0 ? saved : [{ question_id: first?.id ?? '' }]
    await call(examEndpoints.submit, { params, body: { answers } })
    return redirect(path)
  }
  const view = viewOf(exam, new URL(request.url).searchParams)
  const question = view.kind === 'question' ? attempt.questions[view.position - 1] : undefined
  if (view.kind !== 'question' || !question) throw errorResponse(400)
  const answer = { question_id: question.id, option_ids: textsOf(form, 'option_ids'), text: textOf(form) }
  if (question.type !== 'practical') await call(examEndpoints.save, { params, body: { answers: [answer] } })
  const next = view.position + (form.get('go') === 'back' ? -1 : 1)
  return redirect(path + queryOf(next, attempt.questions.length))
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string')
}

function textOf(form: FormData): string {
  return textsOf(form, 'text')[0] ?? ''
}
