import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { expect, test } from 'vitest'
import { makeDiscussion } from '../../platform/db/factories/discussion.ts'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeStory } from '../../platform/db/factories/story.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { exhaustingTexts, scriptTexts } from '../../platform/rich-text/hostile-texts.ts'
import { openTestApp } from '../../testing/test-app.ts'

const many = { points: 10_000, seconds: 60 }
const testApp = await openTestApp({
  rateLimits: { ...defaultRateLimits, textsPerAccount: many, reportsPerAccount: many },
})
const { db, time, call } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const { categoryId } = await makeStory(db)
const { slug } = await makeDiscussion(db)
const post = await makePost(db)

const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
const texts = [
  ...scriptTexts,
  ...Object.values(exhaustingTexts).map((text) => text.slice(0, 4000)),
  '\u202Egnp.exe\u202C',
  `a${'\u200B'.repeat(3000)}b`,
  family.repeat(300),
  `e${'\u0301'.repeat(3000)}`,
  '\uD800 alone',
  'null\u0000byte',
]
const expected = [201, 200, 400, 409, 413, 422]

async function publishStory(name: string): Promise<number> {
  const form = new FormData()
  form.set('category', categoryId)
  form.set('name', name.slice(0, 140))
  const headers = { authorization: `Bearer ${staff.token}` }
  const request = new Request('http://academy.test/api/v1/stories', { method: 'POST', body: form, headers })
  return (await testApp.fetch(request)).status
}

test('every call that takes a text answers each hostile one without failing, and shows none of its addresses', async () => {
  const { token } = staff
  for (const body of texts) {
    const reply = await testApp.request('POST', `/discussions/general/${slug}/replies`, {
      token,
      body: { body },
    })
    expect(expected, body.slice(0, 80)).toContain(reply.status)
    expect(JSON.stringify(reply.body)).not.toMatch(/"href":"(?!https?:|mailto:)/)
    const report = { subject: 'post', id: post.id, reason: 'other', text: body.slice(0, 1000) }
    expect(expected).toContain((await testApp.request('POST', '/reports', { token, body: report })).status)
  }
  for (const body of texts.filter((_text, index) => index % 9 === 0)) {
    expect(expected, body.slice(0, 80)).toContain(await publishStory(body))
  }
  const page = await call(discussionEndpoints.show, {
    params: { type: 'general', slug },
    query: { page: 1, per_page: 50 },
  })
  expect(JSON.stringify(page.data.replies.map(({ text }) => text))).not.toMatch(/[\u202A-\u202E\u200B]/)
})

test('refuses a text of a megabyte', async () => {
  const body = { body: 'a'.repeat(1_000_000) }
  const { status } = await testApp.request('POST', `/discussions/general/${slug}/replies`, { ...staff, body })
  expect([413, 422]).toContain(status)
})

test('mails show hostile notes as they were written', async () => {
  const author = await makeMember(db, time.now)
  const { id } = await makePost(db, { authorId: author.user.id })
  const note = '<img src=x onerror=alert(1)> \u202Egnp.exe'
  await call(moderationEndpoints.returnPost, { params: { id }, body: { note } }, staff)
  const reason = '"><script>alert(1)</script>'
  await call(
    moderationEndpoints.suspend,
    { params: { id: author.user.id }, body: { reason, ends_at: null } },
    staff,
  )
  const mails = await testApp.mailTo(author.user.email)
  expect(mails).toHaveLength(2)
  for (const { html } of mails) expect(html).not.toMatch(/<script>alert|<img src=x/)
})
