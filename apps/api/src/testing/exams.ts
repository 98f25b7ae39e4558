import { examEndpoints, type ExamAnswer } from '@chignon/contract/learning/exam'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import { makeExam, qualifyForExam } from '../platform/db/factories/exam.ts'
import { makeMember } from '../platform/db/factories/user.ts'
import type { TestApp } from './test-app.ts'

/** A learner who may take an exam, and the calls they make. */
export async function makeCandidate(testApp: TestApp, given: Parameters<typeof makeExam>[1] = {}) {
  const { db, time, call } = testApp
  const exam = await makeExam(db, given)
  const { user, token } = await makeMember(db, time.now)
  await qualifyForExam(db, user.id, exam, time.now)
  const params = { id: exam.program.slug }
  const path = `/programs/${exam.program.slug}/exam`
  const questionOf = (type: string) => {
    const found = exam.questions.find((question) => question.type === type)
    if (!found) throw new Error(`the exam has no ${type} question`)
    return found
  }
  const right = (type: string): ExamAnswer => ({
    question_id: questionOf(type).id,
    option_ids: [questionOf(type).options[0]?.id ?? ''],
  })
  return {
    exam,
    user,
    token,
    questionOf,
    right,
    show: async () => (await call(examEndpoints.show, { params }, { token })).data,
    start: async () => (await call(examEndpoints.start, { params }, { token })).data,
    tryStart: () => testApp.request('POST', `${path}/start`, { token }),
    save: (answers: ExamAnswer[]) => call(examEndpoints.save, { params, body: { answers } }, { token }),
    trySave: (answers: ExamAnswer[]) =>
      testApp.request('PUT', `${path}/answers`, { token, body: { answers } }),
    submit: async (answers: ExamAnswer[]) =>
      (await call(examEndpoints.submit, { params, body: { answers } }, { token })).data,
    trySubmit: (answers: ExamAnswer[]) => testApp.request('POST', path, { token, body: { answers } }),
    upload: (bytes: Buffer, name = 'work.jpg', questionId = questionOf('practical').id) =>
      testApp.request(
        'POST',
        `${path}/files?${new URLSearchParams({ question_id: questionId, name }).toString()}`,
        {
          token,
          raw: new Blob([new Uint8Array(bytes)]).stream(),
        },
      ),
    removeFile: (id: string) => testApp.request('DELETE', `${path}/files/${id}`, { token }),
  }
}

/** A person of the staff and the calls they make about one attempt. */
export async function makeExaminer(testApp: TestApp) {
  const { db, time, call } = testApp
  const { user, token } = await makeMember(db, time.now, { role: 'staff' })
  const show = async (id: string) => (await call(staffExamEndpoints.show, { params: { id } }, { token })).data
  return {
    user,
    token,
    show,
    mark: async (id: string, question: string, values: { mark?: number; comment?: string }) => {
      const { revision } = await show(id)
      const body = { revision, ...values }
      return (await call(staffExamEndpoints.mark, { params: { id, question }, body }, { token })).data
    },
    approve: async (id: string) => {
      const { revision } = await show(id)
      return (await call(staffExamEndpoints.approve, { params: { id }, body: { revision } }, { token })).data
    },
    reject: async (id: string, comment: string) => {
      const { revision } = await show(id)
      const body = { revision, comment }
      return (await call(staffExamEndpoints.reject, { params: { id }, body }, { token })).data
    },
    reopen: async (id: string) => {
      const { revision } = await show(id)
      return (await call(staffExamEndpoints.reopen, { params: { id }, body: { revision } }, { token })).data
    },
  }
}
