import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { newsletterIssueEndpoints } from '@chignon/contract/community/newsletter-issue'
import type { Locale } from '@chignon/contract/platform/locale'
import { makeMember } from '../platform/db/factories/user.ts'
import { serial } from '../platform/db/factories/serial.ts'
import type { TestApp } from './test-app.ts'

/** The last token of a page of the newsletter in a mail. */
export function newsletterTokenIn(text: string | undefined, page: string): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)$`, 'm').exec(text ?? '')?.[1] ?? ''
}

/** The address of the picture in a mail, below `/api/v1`; undefined if it has none. */
export function openPictureIn(html: string | undefined): string | undefined {
  return /<img src="https:\/\/academy\.test\/api\/v1([^"]+)"/.exec(html ?? '')?.[1]
}

/** Steps of people and staff with the newsletter. */
export function newsletterSteps(testApp: TestApp) {
  const { db, time } = testApp
  const request = (email: string, given: { locale?: Locale; countsOpens?: boolean } = {}) =>
    testApp.call(
      newsletterEndpoints.subscribe,
      { body: { email, counts_opens: given.countsOpens ?? true, source: 'footer' } },
      { locale: given.locale ?? 'en', address: `198.51.${serial() % 256}.7` },
    )
  const confirmTokenOf = async (email: string) =>
    newsletterTokenIn((await testApp.mailTo(email)).at(-1)?.text, 'confirm')
  return {
    request,
    confirmTokenOf,
    /** Requests and confirms the newsletter. */
    async subscribe(email: string, given: { locale?: Locale; countsOpens?: boolean } = {}): Promise<void> {
      await request(email, given)
      const token = await confirmTokenOf(email)
      await testApp.call(newsletterEndpoints.confirm, { body: { token } })
    },
    /** Sends an issue to all subscribers, and returns its id. */
    async sendIssue(subject: string): Promise<string> {
      const { token } = await makeMember(db, time.now, { role: 'staff' })
      const body = { subject: { en: subject }, text: { en: `The text of ${subject}` } }
      const { data } = await testApp.call(newsletterIssueEndpoints.create, { body }, { token })
      await testApp.call(newsletterIssueEndpoints.schedule, { params: { id: data.id }, body: {} }, { token })
      await testApp.runJobs()
      return data.id
    },
    /** The issues that an address has received. */
    async issuesOf(email: string) {
      return (await testApp.mailTo(email)).filter(({ kind }) => kind === 'newsletter-issue')
    },
    /** Loads the picture of a mail, as a mail program does when it shows the mail. */
    async open(html: string | undefined): Promise<void> {
      const path = openPictureIn(html)
      if (path === undefined) throw new Error('the mail has no picture')
      await testApp.file(path)
    },
  }
}
