import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { examEndpoints } from '@chignon/contract/learning/exam'
import { examTextEndpoints } from '@chignon/contract/learning/exam-text'
import { staffExamEndpoints } from '@chignon/contract/learning/staff-exam'
import type { Call } from '@chignon/app-kit/data/call'
import { expectNoBarrier } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { expect, newUser, test, type TestUser } from './fixtures.ts'
import { openStudio } from './studio.ts'
import { submitExam } from './submitted-exam.ts'

const program = 'the-complete-cutter'

/** Registers a learner whose last name no one else has, so that the queue can be searched for it. */
async function registerCandidate(api: (token?: string) => Call, lastName: string): Promise<TestUser> {
  const user = { ...newUser(), lastName }
  await api()(authEndpoints.register, {
    body: {
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      password: user.password,
      password_confirmation: user.password,
    },
  })
  return user
}

const newName = () => `Bell${randomUUID().replaceAll(/[\d-]/g, '')}`

async function callAs(api: (token?: string) => Call, name: string): Promise<Call> {
  const body = { email: `${name}@example.com`, password: 'hairdesign' }
  return api((await api()(authEndpoints.login, { body })).data.token)
}

test('an examiner marks and decides 12 answers without a mouse, and the learner passes', async ({
  page,
  api,
  baseURL,
  focused,
  allowStatus,
}) => {
  const name = newName()
  const user = await registerCandidate(api, name)
  const { id, learner } = await submitExam(api, user, baseURL ?? '')
  const examiner = await callAs(api, 'staff')
  const load = async () => (await examiner(staffExamEndpoints.show, { params: { id } })).data
  const { questions, revision } = await load()
  const textId = randomUUID()
  const text = { title: `Tension ${name}`, text: 'Say more about tension.', is_shared: false }
  await examiner(examTextEndpoints.save, { params: { id: textId }, body: text })

  const presses = await countPresses(page)
  await openStudio(page, 'staff', '/studio/exams')
  await page.getByRole('searchbox', { name: 'Search exams' }).fill(name)
  await expect(page).toHaveURL(new RegExp(`search=${name}$`))
  await expect(page.getByRole('link', { name: `Ada ${name}` })).toBeVisible()
  await expectNoBarrier(page, 'the queue of the exams')
  await page.getByRole('button', { name: 'Review the next one' }).focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: `Exam of Ada ${name}` })).toBeVisible()
  await expectNoBarrier(page, 'an exam to review')

  // Every answer gets 90 of 100, the first one a comment with a text that is used again.
  await page.keyboard.press('j')
  await expect(focused).toHaveText(questions[0]?.prompt ?? '')
  await page.keyboard.press('9')
  await page.keyboard.press('c')
  await page.keyboard.type('A clean line. 10 of 10.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  const picker = page.getByRole('dialog', { name: 'Insert a text' })
  await expect(picker.getByRole('button', { name: text.title, exact: false }).first()).toBeVisible()
  await expectNoBarrier(page, 'the texts that are used again')
  await page.keyboard.type(text.title)
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  const comment = 'A clean line. 10 of 10. Say more about tension.'
  await expect(focused).toHaveValue(comment)
  await page.keyboard.type(' ')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.keyboard.press('Escape')

  // The same person changed it in another window: what was typed stays, and is saved once theirs is loaded.
  const second = questions[1]?.id ?? ''
  await expect.poll(async () => (await load()).answers.find((answer) => answer.comment)?.mark).toBe(90)
  const body = { revision: (await load()).revision, mark: 20 }
  await examiner(staffExamEndpoints.mark, { params: { id, question: second }, body })
  allowStatus(409)
  for (const question of questions.slice(1)) {
    await page.keyboard.press('j')
    await expect(focused).toHaveText(question.prompt)
    await page.keyboard.press('9')
  }
  await page.getByRole('button', { name: 'Load the newer one' }).press('Enter')
  await expect(page.getByText('Another examiner wrote:')).toBeVisible()
  await expect.poll(async () => (await load()).answers.filter(({ mark }) => mark === 90).length).toBe(11)
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect.poll(async () => (await load()).score).toBe(90)

  // A reloaded page has everything.
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Mark' }).first()).toHaveValue('90')
  await expect(page.getByRole('textbox', { name: 'Comment' }).first()).toHaveValue(comment)
  expect((await load()).revision).toBeGreaterThan(revision)

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Decide about this exam' })
  await expect(dialog).toContainText('gets the gold certificate of “The complete cutter”')
  await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeFocused()
  await expectNoBarrier(page, 'the decision about an exam')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Well cut.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('This exam was passed')).toBeVisible()
  expect((await presses.count()).pointer).toBe(0)
  // One for each question and one for its mark, and at most 30 around them.
  await presses.expectAtMost(2 * questions.length + 30, 'mark 12 answers and decide, without a pointer')

  const { data: exam } = await learner(examEndpoints.show, { params: { id: program } })
  expect(exam).toMatchObject({ state: 'approved', result: { comment: 'Well cut.' } })
  expect(exam.certificate_code).not.toBeNull()
  expect(exam.result?.answers.map((answer) => answer.comment)).toContain(comment)
  await examiner(examTextEndpoints.remove, { params: { id: textId } })
})

test('an examiner fills a photograph with 40 lines, which are there after a reload', async ({
  page,
  api,
  baseURL,
}) => {
  const user = await registerCandidate(api, newName())
  const { id } = await submitExam(api, user, baseURL ?? '')
  const examiner = await callAs(api, 'staff')
  const drawing = async () => {
    const { answers } = (await examiner(staffExamEndpoints.show, { params: { id } })).data
    return answers.flatMap(({ files }) => files)[0]?.drawing ?? []
  }
  await openStudio(page, 'staff', `/studio/exams/${id}`)
  await page.getByRole('button', { name: 'Question 10, no mark yet' }).press('Enter')
  await page.keyboard.press('d')
  const surface = page.getByRole('application', { name: 'Drawing over nape.webp' })
  await expect(surface).toBeFocused()
  // A circle of 400 points for each line; to move a real mouse so far takes minutes.
  await surface.evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const send = (type: string, turn: number, radius: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'pen',
          clientX: left + width * (0.5 + radius * Math.cos(turn)),
          clientY: top + height * (0.5 + radius * Math.sin(turn)),
        }),
      )
    element.setPointerCapture = () => undefined
    for (let line = 1; line <= 41; line += 1) {
      send('pointerdown', 0, line / 90)
      for (let point = 1; point < 400; point += 1) send('pointermove', point / 63, line / 90)
      send('pointerup', 0, line / 90)
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.getByText('No more lines fit. Take one back to go on.')).toBeVisible()
  await expect.poll(async () => (await drawing()).length).toBe(40)
  await page.keyboard.press('z')
  await expect.poll(async () => (await drawing()).length).toBe(39)

  await page.reload()
  await page.getByRole('button', { name: 'Question 10, no mark yet' }).press('Enter')
  await page.keyboard.press('v')
  const view = page.getByRole('dialog', { name: 'nape.webp' })
  await expect(view.locator('svg > g')).toHaveCount(39)
  await expectNoBarrier(page, 'a photograph in the whole window')
  await page.keyboard.press('+')
  await expect(view.getByText('150%')).toBeVisible()
  await page.keyboard.press('d')
  await expect(view.getByText('39 of 40 lines')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
})

test('two examiners at once never get the same attempt, and see who reviews which', async ({
  page,
  browser,
  api,
  baseURL,
}) => {
  const name = newName()
  const candidates = [await registerCandidate(api, name), await registerCandidate(api, name)]
  for (const user of candidates) await submitExam(api, user, baseURL ?? '')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  const queue = `/studio/exams?search=${name}`
  await openStudio(page, 'staff', queue)
  await openStudio(other, 'owner', queue)

  const rows = page.getByRole('row', { name: `Ada ${name}` })
  await expect(rows).toHaveCount(2)
  const next = (each: typeof page) => each.getByRole('button', { name: 'Review the next one' }).click()
  await Promise.all([next(page), next(other)])
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { name: `Exam of Ada ${name}` })).toBeVisible()
    await expect(each.getByRole('textbox', { name: 'Comment' }).first()).toBeVisible()
  }
  const theirs = new URL(other.url()).pathname
  expect(new URL(page.url()).pathname).not.toBe(theirs)

  // The queue says who reviews which, and the page of another's attempt has no fields.
  await page.goto(queue)
  const owner = page.getByRole('cell', { name: /, since \d\d:\d\d$/ })
  await expect(owner).toHaveCount(1)
  await page.goto(theirs)
  const notice = page.getByText(/ has been reviewing this since \d\d:\d\d$/)
  await expect(notice).toBeVisible()
  await expectNoBarrier(page, 'an exam that another examiner reviews')
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveCount(0)

  // Once the other one leaves, it is free at once, and can be taken over.
  await other.getByRole('link', { name: 'Exams' }).first().click()
  await page.getByRole('button', { name: 'Take over' }).click({ timeout: 5000 })
  await expect(page.getByRole('textbox', { name: 'Comment' }).first()).toBeVisible()
  const claimed = other.getByRole('row', { name: `Ada ${name}` }).filter({ hasText: /, since \d\d:\d\d/ })
  await expect(claimed).toHaveCount(1)
  await context.close()
})
