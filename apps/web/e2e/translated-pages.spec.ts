import { randomUUID } from 'node:crypto'
import { expect, logIn, test, type Page } from './fixtures.ts'

/** Wraps all texts of the page, and those added later, as the translator of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrapTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.replaceWith(outer)
        inner.append(text)
      }
    }
    wrapTexts()
    new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true })
  })

test.describe('a page that the browser translates', () => {
  test('sends the contact form', async ({ page, visit, allowStatus }) => {
    allowStatus(422)
    await visit('/contact')
    await translate(page)
    const form = page.getByRole('main')
    await form.getByLabel('Full name').fill('Ada Bell')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toHaveText('Please fill all fields!')
    await form.getByLabel('E-mail').fill(`ada.${randomUUID()}@example.com`)
    await form.getByLabel('Subject').fill('Braids')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(
      form.getByRole('heading', { name: 'Thank you, we have received your message' }),
    ).toBeVisible()
  })

  test('reports a wrong password and logs in', async ({ page, visit, registerUser, allowStatus }) => {
    allowStatus(422)
    const user = await registerUser()
    await visit('/login')
    await translate(page)
    await logIn(page, { email: user.email, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toContainText('Incorrect e-mail address or password')
    await logIn(page, user)
    await expect(page.getByRole('button', { name: 'Your account: Ada' })).toBeVisible()
  })
})
