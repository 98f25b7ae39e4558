import { discussionEndpoints } from '@chignon/contract/community/discussion'
import { mutedPersonEndpoints } from '@chignon/contract/community/muted-person'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeDiscussion } from '../../platform/db/factories/discussion.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { users } from '../../platform/db/schema/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const { list, show, addReply, changeReply, likeReply, unlikeReply, removeReply } = discussionEndpoints
const { user: writer, token } = await makeMember(db, time.now)
const { token: other } = await makeMember(db, time.now)
const educator = await makeMember(db, time.now, { role: 'educator' })

const write = (slug: string, body: string, caller = token, type = 'general') =>
  testApp.request('POST', `/discussions/${type}/${slug}/replies`, { token: caller, body: { body } })
const read = async (slug: string, caller?: string) =>
  call(show, { params: { type: 'general', slug } }, caller === undefined ? {} : { token: caller })

describe('replies', () => {
  test('are listed oldest first, twenty per page', async () => {
    const { id, slug } = await makeDiscussion(db)
    await db()
      .insert(discussionReplies)
      .values(
        Array.from({ length: 21 }, (_, index) => ({
          discussionId: id,
          authorId: writer.id,
          locale: 'en',
          body: `Reply ${index + 1}`,
          publishedAt: new Date(Date.UTC(2027, 0, index + 1)),
        })),
      )
    const { data, pagination } = await read(slug)
    expect(pagination).toMatchObject({ page: 1, per_page: 20, total: 21, last_page: 2 })
    expect([data.replies_count, data.replies[0]?.body]).toEqual([21, 'Reply 1'])
    const second = await call(show, { params: { type: 'general', slug }, query: { page: 2 } })
    expect(second.data.replies.map(({ body }) => body)).toEqual(['Reply 21'])
  })

  test('continue after the last one that was seen, although one was deleted and one written meanwhile (PAGE-6)', async () => {
    const { id, slug } = await makeDiscussion(db)
    const added = await db()
      .insert(discussionReplies)
      .values(
        // Three at once: their ids decide.
        [1, 2, 2, 2, 3].map((day, index) => ({
          discussionId: id,
          authorId: writer.id,
          locale: 'en',
          body: `Reply ${index}`,
          publishedAt: new Date(Date.UTC(2027, 0, day)),
        })),
      )
      .returning({ id: discussionReplies.id })
    const page = (query: { page?: number; cursor?: string | undefined }) =>
      call(show, { params: { type: 'general', slug }, query: { per_page: 2, ...query } })
    const seen = new Set<string>()
    let next: string | null | undefined = ''
    for (let number = 1; typeof next === 'string'; number += 1) {
      const { data, pagination } = await page({ page: number, ...(next === '' ? {} : { cursor: next }) })
      for (const reply of data.replies) seen.add(reply.id)
      next = pagination.next_cursor
      if (number === 1)
        await db()
          .delete(discussionReplies)
          .where(eq(discussionReplies.id, added[0]?.id ?? ''))
    }
    expect([...seen].toSorted()).toEqual(added.map((reply) => reply.id).toSorted())
  })

  test('with translations are shown in the language of the reader, with what their author wrote (TEXT-6)', async () => {
    const { id, slug } = await makeDiscussion(db)
    await db()
      .insert(discussionReplies)
      .values({
        discussionId: id,
        authorId: writer.id,
        locale: 'pt',
        body: 'Que **bonito**',
        translations: { de: 'Wie **schön**' },
        publishedAt: time.now,
      })
    const firstOf = async (locale: 'de' | 'fr', caller?: string) => {
      const { data } = await call(
        show,
        { params: { type: 'general', slug } },
        { locale, ...(caller === undefined ? {} : { token: caller }) },
      )
      return data.replies[0]
    }
    expect(await firstOf('de')).toMatchObject({
      locale: 'de',
      body: 'Wie **schön**',
      original: { locale: 'pt', text: [{ type: 'paragraph' }] },
    })
    const untranslated = { locale: 'pt', body: 'Que **bonito**', original: null }
    expect(await firstOf('fr')).toMatchObject(untranslated)
    const own = await firstOf('de', token)
    expect(own).toMatchObject(untranslated)
    const params = { id: own?.id ?? '' }
    await call(changeReply, { params, body: { body: 'Que **bonito**' } }, { token })
    expect(await firstOf('de')).toMatchObject({ body: 'Wie **schön**' })
    await call(changeReply, { params, body: { body: 'Muito bonito' } }, { token })
    expect(await firstOf('de')).toMatchObject({ body: 'Muito bonito', original: null })
  })

  test('are written, changed with a mark, and deleted by their author only', async () => {
    const { slug } = await makeDiscussion(db)
    const { data } = await call(
      addReply,
      { params: { type: 'general', slug }, body: { body: '  Try a wider comb ' } },
      { token, locale: 'de' },
    )
    expect(data).toMatchObject({ body: 'Try a wider comb', locale: 'de', edited_at: null, state: 'visible' })
    const params = { id: data.id }
    const foreign = { token: other, body: { body: 'Mine now' } }
    expect((await testApp.request('PATCH', `/replies/${data.id}`, foreign)).status).toBe(404)
    expect((await testApp.request('DELETE', `/replies/${data.id}`, foreign)).status).toBe(404)
    const changed = await call(changeReply, { params, body: { body: 'Try a finer comb' } }, { token })
    expect(changed.data).toMatchObject({ body: 'Try a finer comb', edited_at: time.now.toISOString() })
    await call(removeReply, { params }, { token })
    expect((await read(slug)).data.replies).toEqual([])
  })

  test('count a like once per person', async () => {
    const { slug } = await makeDiscussion(db)
    const { data } = await call(
      addReply,
      { params: { type: 'general', slug }, body: { body: 'Yes' } },
      { token },
    )
    const params = { id: data.id }
    await call(likeReply, { params }, { token: other })
    expect((await call(likeReply, { params }, { token: other })).data.likes_count).toBe(1)
    expect((await read(slug, other)).data.replies[0]).toMatchObject({ is_liked: true, likes_count: 1 })
    expect((await read(slug)).data.replies[0]).toMatchObject({ is_liked: false, likes_count: 1 })
    expect((await call(unlikeReply, { params }, { token: other })).data).toEqual({
      is_liked: false,
      likes_count: 0,
    })
  })
})

test('a closed discussion is read only until it is reopened; only educators do either (DISCUSSION-2)', async () => {
  const { id, slug } = await makeDiscussion(db)
  const early = await call(
    addReply,
    { params: { type: 'general', slug }, body: { body: 'Before' } },
    { token },
  )
  const changeEarly = () =>
    testApp.request('PATCH', `/replies/${early.data.id}`, { token, body: { body: 'Since' } })
  const turn = (action: string, caller: string) =>
    testApp.request('POST', `/discussions/general/${slug}/${action}`, { token: caller })
  expect((await turn('close', token)).status).toBe(403)
  expect((await turn('close', educator.token)).status).toBe(200)
  expect((await read(slug)).data.is_closed).toBe(true)
  expect(await write(slug, 'One more')).toMatchObject({
    status: 409,
    body: { message: 'This discussion is closed.' },
  })
  expect((await changeEarly()).status).toBe(409)
  await turn('reopen', educator.token)
  expect((await write(slug, 'One more')).status).toBe(201)
  expect((await changeEarly()).status).toBe(200)
  const entries = await testApp.services.audit.entriesOf({ type: 'discussion', id })
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['discussion.close', 'discussion.reopen'])
})

test('a reply notifies the author of the discussion and those who replied before (DISCUSSION-5)', async () => {
  const { slug, authorId } = await makeDiscussion(db)
  const replier = await makeMember(db, time.now)
  await write(slug, 'First', replier.token)
  await write(slug, 'Second')
  const unread = (id: string) => testApp.services.notifications.countUnread(id)
  expect([await unread(authorId ?? ''), await unread(replier.user.id)]).toEqual([1, 1])
})

test('a translated discussion is shown in the language of the reader, or in its own (TEXT-6)', async () => {
  const { slug } = await makeDiscussion(db, {
    name: { en: 'Edges', de: 'Kanten', pt: 'Pontas' },
    body: { en: 'Short?', de: 'Kurz?', pt: 'Curtas?' },
    originalLocale: 'pt',
  })
  const params = { type: 'general', slug }
  const shown = async (query: { original?: '1' }) =>
    (await call(show, { params, query }, { locale: 'de' })).data
  expect(await shown({})).toMatchObject({
    locale: 'de',
    original_locale: 'pt',
    name: 'Kanten',
    body: 'Kurz?',
  })
  const original = {
    locale: 'pt',
    original_locale: 'pt',
    name: 'Pontas',
    body: 'Curtas?',
    excerpt: 'Curtas?',
  }
  expect(await shown({ original: '1' })).toMatchObject(original)
})

describe('mentions in replies', () => {
  // A person who writes much within a minute is held up by the moderation.
  const later = (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000))
  beforeEach(() => later(2))
  afterEach(() => later(2))
  const notified = async (userId: string) => {
    const { rows } = await testApp.services.notifications.list(userId, { page: 1, per_page: 20 })
    return rows.map(({ kind, subjectId }) => ({ kind, subjectId }))
  }

  test('notify each mentioned person of the conversation once, and follow a change of the name', async () => {
    const { id, slug, authorId } = await makeDiscussion(db)
    const kim = await makeMember(db, time.now, { firstName: 'Kim', lastName: 'Ek' })
    const stranger = await makeMember(db, time.now, { firstName: 'Sol', lastName: 'Lund' })
    await write(slug, 'A finer comb', kim.token)
    later(1)
    const { body } = await write(slug, 'Thanks @kim ek, @Kim Ek and @Sol Lund')
    expect(body).toMatchObject({ data: { body: 'Thanks @Kim Ek, @Kim Ek and @Sol Lund' } })
    expect(await notified(kim.user.id)).toEqual([{ kind: 'mention', subjectId: id }])
    expect(await notified(authorId ?? '')).toEqual([{ kind: 'discussion-reply', subjectId: id }])
    expect(await notified(stranger.user.id)).toEqual([])
    await db().update(users).set({ firstName: 'Kimi' }).where(eq(users.id, kim.user.id))
    const reply = (await read(slug)).data.replies[1]
    expect(reply?.body).toBe('Thanks @Kimi Ek, @Kimi Ek and @Sol Lund')
    expect(JSON.stringify(reply?.text)).toContain(`{"type":"mention","id":"${kim.user.id}","name":"Kimi Ek"}`)
    const edit = { params: { id: reply?.id ?? '' }, body: { body: 'Thanks @Kimi Ek!' } }
    expect((await call(changeReply, edit, { token })).data.body).toBe('Thanks @Kimi Ek!')
    expect(await notified(kim.user.id)).toHaveLength(1)
  })

  test('notify a person whom a change mentions', async () => {
    const { id, slug } = await makeDiscussion(db)
    const kim = await makeMember(db, time.now, { firstName: 'Kim', lastName: 'Ahl' })
    await write(slug, 'A finer comb', kim.token)
    later(1)
    await write(slug, 'Thanks')
    const reply = (await read(slug)).data.replies[1]
    later(1)
    const edit = { params: { id: reply?.id ?? '' }, body: { body: 'Thanks @Kim Ahl' } }
    await call(changeReply, edit, { token })
    expect((await notified(kim.user.id))[0]).toEqual({ kind: 'mention', subjectId: id })
  })

  test('do not notify a person who has muted the author', async () => {
    const { slug } = await makeDiscussion(db)
    const lia = await makeMember(db, time.now, { firstName: 'Lia', lastName: 'Ek' })
    await write(slug, 'A finer comb', lia.token)
    await call(mutedPersonEndpoints.mute, { params: { id: writer.id } }, lia)
    await write(slug, 'Thanks @Lia Ek')
    expect(await notified(lia.user.id)).toEqual([])
    await write(slug, 'Yes, @Lia Ek', other)
    expect(await notified(lia.user.id)).toMatchObject([{ kind: 'mention' }])
  })
})

test('lists the discussions about a product', async () => {
  const { slug: about, name } = await makeCourse(db)
  const { slug } = await makeDiscussion(db, { type: 'course', aboutSlug: about })
  await makeDiscussion(db, { type: 'course', aboutSlug: 'another' })
  const { data } = await call(list, { query: { type: 'course', about } })
  expect(data).toMatchObject([{ slug, type: 'course', replies_count: 0 }])
  expect((await call(show, { params: { type: 'course', slug } })).data.about).toEqual({
    type: 'course',
    slug: about,
    name: name.en,
  })
})

describe('the discussion of a lesson (DISCUSSION-4)', () => {
  test('exists for who may watch the lesson, and is stored with its first reply', async () => {
    const course = await makeCourse(db)
    const lessonId = course.lessons[1]?.id ?? ''
    await makeAccess(db, writer.id, { courseId: course.id }, { now: time.now, endsInDays: 3 })
    const params = { type: 'lesson', slug: lessonId }
    const { data } = await call(show, { params }, { token })
    expect(data).toMatchObject({ author: null, name: 'Lesson 2', replies: [] })
    expect(data.about).toEqual({ type: 'course', slug: course.slug, name: course.name.en })
    const stored = () => db().select().from(discussions).where(eq(discussions.lessonId, lessonId))
    expect(await stored()).toEqual([])
    const both = await Promise.all(['One', 'Two'].map((text) => write(lessonId, text, token, 'lesson')))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await stored()).toHaveLength(1)
    expect((await call(show, { params }, { token: educator.token })).data.replies).toHaveLength(2)
  })

  test('is unknown to others, who can neither read nor write, and asks guests to log in', async () => {
    const course = await makeCourse(db)
    const address = `/discussions/lesson/${course.lessons[1]?.id}`
    expect((await testApp.request('GET', address, { token: other })).status).toBe(404)
    expect((await testApp.request('GET', address)).status).toBe(401)
    expect((await write(course.lessons[1]?.id ?? '', 'Hi', other, 'lesson')).status).toBe(404)
    expect((await testApp.request('GET', `/discussions/${course.lessons[1]?.id}`)).status).toBe(404)
    expect((await testApp.request('GET', '/discussions/lesson/none', { token })).status).toBe(404)
  })

  test('has replies that are unknown to those who may not watch the lesson', async () => {
    const course = await makeCourse(db)
    const lessonId = course.lessons[1]?.id ?? ''
    const access = await makeAccess(db, writer.id, { courseId: course.id }, { now: time.now, endsInDays: 3 })
    const params = { type: 'lesson', slug: lessonId }
    const { data } = await call(addReply, { params, body: { body: 'Only for us' } }, { token })
    const changeOwn = () =>
      testApp.request('PATCH', `/replies/${data.id}`, { token, body: { body: 'Still here' } })
    expect((await testApp.request('POST', `/like/reply/${data.id}`, { token: other })).status).toBe(404)
    expect((await changeOwn()).status).toBe(200)
    await db().update(accesses).set({ endsAt: time.now }).where(eq(accesses.id, access.id))
    expect((await changeOwn()).status).toBe(404)
    expect((await testApp.request('DELETE', `/replies/${data.id}`, { token })).status).toBe(200)
  })
})
