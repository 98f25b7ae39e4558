import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { emailVerificationEndpoints } from '@chignon/contract/identity/email-verification'
import { newsletterIssueEndpoints } from '@chignon/contract/community/newsletter-issue'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { userEndpoints } from '@chignon/contract/identity/user'
import type { Email } from 'postal-mime'
import { expect, linkInMail, test } from './fixtures.ts'
import { makeStaff } from './make-staff.ts'
import { memberPages } from './pages.ts'
import { translated } from './texts.ts'

/** The address in a mail that begins with a path. */
function linkIn({ text = '' }: Email, path: string): string {
  const found = new RegExp(`${path}\\?token=[\\w.-]+$`, 'm').exec(text)?.[0]
  if (found === undefined) throw new Error(`The mail has no link to ${path}: ${text}`)
  return found
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter is requested in the footer, confirmed by a mail, and ended by the link of an issue', async ({
    page,
    visit,
    request,
    mailTo,
    registerUser,
    api,
  }) => {
    const email = `reader.${randomUUID()}@example.com`
    await visit('/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Newsletter').fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')

    await visit(linkIn(await mailTo(email, 'newsletter-confirm'), '/newsletter/confirm'))
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('button', { name: 'Confirm the newsletter' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('You are on the list.')

    const staff = await registerUser()
    await makeStaff(api, staff)
    const { data } = await api()(authEndpoints.login, { body: staff })
    const call = api(data.token)
    const body = { subject: { en: 'Braids' }, text: { en: 'This month: **braids**.' } }
    const params = { id: (await call(newsletterIssueEndpoints.create, { body })).data.id }
    await call(newsletterIssueEndpoints.schedule, { params, body: {} })
    const countEnded = async () =>
      (await call(newsletterIssueEndpoints.show, { params })).data.unsubscribed_count
    const issue = await mailTo(email, 'newsletter-issue')
    expect(issue.html).toContain('/api/v1/newsletter/opens/')
    const header = issue.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const address = new URL(header.slice(1, -1)).pathname

    // Scanners of mails open every link: only a call of the header, or the button of the page, ends it.
    await visit(linkIn(issue, '/newsletter/unsubscribe'))
    const stop = page.getByRole('button', { name: 'Stop the newsletter' })
    await expect(stop).toBeVisible()
    expect(await countEnded()).toBe(0)
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status()).toBe(200)
    expect(await countEnded()).toBe(1)
    await stop.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'You will receive no more newsletters.',
    )
  })
})

test.describe('in Persian on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

  test('a member chooses who sees the profile, and the newsletter with its history', async ({
    page,
    visit,
    context,
    baseURL,
    signIn,
    mailTo,
    api,
  }) => {
    const inPersian = (text: string) => translated(text, 'fa')
    const user = await signIn()
    const { data } = await api()(authEndpoints.login, { body: user })
    const call = api(data.token)
    await call(userEndpoints.changeProfile, { body: { about: 'Braids are my morning.' } })
    const token =
      linkInMail(await mailTo(user.email, 'verify-email'))
        .split('/')
        .at(-1) ?? ''
    await call(emailVerificationEndpoints.confirm, { body: { token } })
    const aboutForGuests = async () =>
      (await api()(profileEndpoints.profile, { params: { id: data.user.id } })).data.about

    await context.addCookies([{ name: 'lang', value: 'fa', url: baseURL ?? '' }])
    await visit(memberPages.privacy)
    expect(await aboutForGuests()).toBe('Braids are my morning.')
    const visibility = page.getByRole('region', { name: inPersian('Who sees what') })
    await visibility
      .getByLabel(inPersian('About me'))
      .selectOption({ label: inPersian('Members who are logged in') })
    await visibility.getByRole('button', { name: inPersian('Save') }).click()
    await expect(visibility.getByRole('status')).toBeVisible()
    expect(await aboutForGuests()).toBeNull()

    const newsletter = page.getByRole('region', { name: inPersian('Newsletter') })
    await newsletter.getByLabel(inPersian('Send me the newsletter')).check()
    await newsletter.getByLabel(inPersian('You may record whether I open it')).uncheck()
    await newsletter.getByRole('button', { name: inPersian('Save') }).click()
    const history = newsletter.getByRole('list').getByRole('listitem')
    await expect(history).toHaveCount(2)
    await expect(newsletter.getByRole('list')).toContainText(inPersian('Recording of opens: declined'))
    await newsletter.getByLabel(inPersian('Send me the newsletter')).uncheck()
    await newsletter.getByRole('button', { name: inPersian('Save') }).click()
    await expect(history.first()).toContainText(inPersian('Unsubscribed'))

    await visit(memberPages.privacy)
    await expect(newsletter.getByLabel(inPersian('Send me the newsletter'))).not.toBeChecked()
    await expect(visibility.getByLabel(inPersian('About me'))).toHaveValue('members')
  })
})
