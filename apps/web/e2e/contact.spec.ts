import { randomUUID } from 'node:crypto'
import { chooseLanguage } from './choose-language.ts'
import { expect, test } from './fixtures.ts'

const contactAddress = 'hello@chignon.example'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the contact form' : 'the contact form without scripts', () => {
    test.use({ javaScriptEnabled })

    test('reports missing fields, keeps the input, and confirms a sent message', async ({
      page,
      visit,
      mailTo,
      allowStatus,
    }) => {
      allowStatus(422)
      const email = `ada.${randomUUID()}@example.com`
      await visit('/contact')
      const form = page.getByRole('main')
      await form.getByLabel('Full name').fill('Ada Bell')
      await form.getByLabel('Message (optional)').fill('For left-handed people?')
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(form.getByRole('alert')).toHaveText('Please fill all fields!')
      await expect(form.getByLabel('Full name')).toHaveValue('Ada Bell')
      await expect(form.getByLabel('Message (optional)')).toHaveValue('For left-handed people?')
      await expect(form.getByLabel('Subject')).toHaveAccessibleDescription('Please fill in this field.')
      if (javaScriptEnabled) await expect(form.getByLabel('E-mail')).toBeFocused()

      await form.getByLabel('E-mail').fill('ada')
      await form.getByLabel('Subject').fill('Braids')
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(form.getByRole('alert')).toHaveText('Please check the highlighted fields.')
      await expect(form.getByLabel('Subject')).toHaveValue('Braids')

      await form.getByLabel('E-mail').fill(email)
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(page).toHaveURL('/contact?sent')
      const thanks = form.getByRole('heading', { name: 'Thank you, we have received your message' })
      await expect(thanks).toBeVisible()
      if (javaScriptEnabled) await expect(thanks).toBeFocused()
      expect((await mailTo(email, 'contact-receipt')).subject).toBe('We have received your message')

      await form.getByRole('link', { name: 'Write another message' }).click()
      await expect(form.getByLabel('Subject')).toHaveValue('')
    })
  })
}

test('keeps what was typed over a change of the language, until the page is left', async ({
  page,
  visit,
}) => {
  await visit('/contact')
  const form = page.getByRole('main')
  await form.locator('[name=subject]').fill('Braids')
  await form.locator('[name=message]').fill('For left-handed people?')
  await chooseLanguage(page, 'Deutsch', 'de')
  await expect(form.locator('[name=subject]')).toHaveValue('Braids')
  await expect(form.locator('[name=message]')).toHaveValue('For left-handed people?')

  await page.locator('header').getByRole('link', { name: 'Masterclasses' }).click()
  await expect(form.getByRole('heading', { level: 1, name: 'Masterclasses' })).toBeVisible()
  await visit('/contact')
  await expect(form.locator('[name=subject]')).toHaveValue('')
})

test('is prefilled for a member, whose address is the Reply-To of the mail', async ({
  page,
  visit,
  signIn,
  mailTo,
  mailsTo,
}) => {
  const { email } = await signIn()
  await visit('/contact')
  const form = page.getByRole('main')
  await expect(form.getByLabel('Full name')).toHaveValue('Ada Bell')
  await expect(form.getByLabel('E-mail')).toHaveValue(email)
  const subject = `Braids ${randomUUID()}`
  await form.getByLabel('Subject').fill(subject)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/contact?sent')
  await mailTo(email, 'contact-receipt')
  await expect
    .poll(async () =>
      (await mailsTo(contactAddress, 'contact-message')).map((mail) => [
        mail.subject,
        mail.replyTo?.[0]?.address,
      ]),
    )
    .toContainEqual([`Contact form: ${subject}`, email])
})

test('confirms a message with a filled honeypot without sending it', async ({ request, mailTo, mailsTo }) => {
  const email = `bot.${randomUUID()}@example.com`
  const form = { full_name: 'Bot', email, subject: 'Offer', message: '', second_subject: 'Offer' }
  const response = await request.post('/contact', { form, maxRedirects: 0 })
  expect(response.headers()['location']).toBe('/contact?sent')
  // A later message has arrived, so the earlier one was not sent.
  const later = `ada.${randomUUID()}@example.com`
  await request.post('/contact', { form: { ...form, email: later, second_subject: '' } })
  await mailTo(later, 'contact-receipt')
  expect(await mailsTo(email, 'contact-receipt')).toEqual([])
})
