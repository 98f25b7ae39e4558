import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { testTillEndpoints } from '@chignon/contract/commerce/test-till'
import { educationEndpoints } from '@chignon/contract/learning/education'
import { examEndpoints, type ExamAnswer } from '@chignon/contract/learning/exam'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import type { Call } from '@chignon/app-kit/data/call'
import { expect, type TestUser } from './fixtures.ts'

const program = 'the-complete-cutter'
const photograph = new URL('../../api/sample/media/knot/poster.webp', import.meta.url)

/**
 * A learner who has bought a program, finished its lessons and submitted its exam, with a photograph, through the API. Returns the
 * id of the attempt and the calls of the learner.
 */
export async function submitExam(
  api: (token?: string) => Call,
  { email, password }: TestUser,
  baseURL: string,
): Promise<{ id: string; learner: Call }> {
  const { data: session } = await api()(authEndpoints.login, { body: { email, password } })
  const learner = api(session.token)
  await buyProgram(api, learner)
  const params = { id: program }
  const education = () => learner(educationEndpoints.program, { params })
  await expect
    .poll(
      () =>
        education().then(
          () => true,
          () => false,
        ),
      'access to the program',
    )
    .toBe(true)
  const lessons = (await education()).data.education_courses.flatMap((course) => course.lessons)
  await Promise.all(lessons.map(({ id }) => learner(progressEndpoints.markDone, { params: { id } })))

  const { attempt } = (await learner(examEndpoints.start, { params })).data
  const questions = attempt?.questions ?? []
  const practical = questions.find(({ type }) => type === 'practical')
  const query = new URLSearchParams({ question_id: practical?.id ?? '', name: 'nape.webp' })
  const upload = await fetch(`${baseURL}/api/v1/programs/${program}/exam/files?${query.toString()}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${session.token}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(await readFile(photograph)),
  })
  expect(upload.status, await upload.text()).toBe(201)
  const answers = questions.flatMap(({ id, type, options }): ExamAnswer[] => {
    if (type === 'practical') return []
    const [option] = options
    return [option ? { question_id: id, option_ids: [option.id] } : { question_id: id, text: 'Dry first.' }]
  })
  const { data: exam } = await learner(examEndpoints.submit, { params, body: { answers } })
  return { id: exam.attempt?.id ?? '', learner }
}

async function buyProgram(api: (token?: string) => Call, buyer: Call): Promise<void> {
  const { data: product } = await api()(programEndpoints.show, { params: { id: program } })
  const { data: order } = await buyer(orderEndpoints.place, {
    body: { lines: [{ type: 'program', id: product.id }] },
    idempotencyKey: randomUUID(),
  })
  const params = { id: order.id }
  const billing = {
    full_name: 'Ada Bell',
    address: 'Main Street 1',
    postal_code: '10115',
    city: 'Berlin',
    country: 'DE',
  }
  await buyer(orderEndpoints.setBilling, { params, body: { ...billing, payment_method: 'card' } })
  const { data: payment } = await buyer(paymentEndpoints.start, {
    params,
    body: { method: 'card' },
    idempotencyKey: randomUUID(),
  })
  const secret = payment.card_form?.client_secret ?? ''
  await api()(testTillEndpoints.pay, { params: { secret }, body: { card: 'success' } })
  await buyer(paymentEndpoints.refresh, { params: { id: order.id, payment: payment.id } })
}
