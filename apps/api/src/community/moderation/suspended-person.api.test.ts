import { reachOf } from '@chignon/contract/platform/permission'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { describe, expect, test } from 'vitest'
import { makePost } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

async function makeSuspended(role: 'learner' | 'educator' = 'educator') {
  const member = await makeMember(db, time.now, { role })
  await db().insert(suspensions).values({ userId: member.user.id, reason: 'Insults', startsAt: time.now })
  return member
}

const nameOf = ({ noun, name }: { noun: string; name: string }) => `${noun}.${name}`
const writes = allEndpoints.filter(
  ({ method, audience, permission }) =>
    method !== 'GET' &&
    audience === 'member' &&
    (permission === null || reachOf('educator', permission) === 'all'),
)

describe('a suspended person is refused with the reason (MODERATION-8)', () => {
  test.each(writes.filter(({ isSeenByOthers }) => isSeenByOthers))(
    '$method $path',
    async ({ method, path }) => {
      const { user, token } = await makeSuspended()
      expect(await testApp.request(method, path.replaceAll(/\{\w+\}/g, user.id), { token })).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: expect.stringContaining('Insults') },
      })
    },
  )

  test('with a like that the others would see, which is not counted', async () => {
    const { token } = await makeSuspended('learner')
    const { id } = await makePost(db)
    expect((await testApp.request('POST', `/like/post/${id}`, { token })).status).toBe(409)
    expect(await testApp.request('GET', `/posts/${id}`)).toMatchObject({ body: { data: { likes_count: 0 } } })
  })
})

test('they still write to the academy', async () => {
  const { token } = await makeSuspended('learner')
  const message = { params: { id: crypto.randomUUID() }, body: { text: 'Why was I suspended?' } }
  const { data } = await testApp.call(chatEndpoints.send, message, { token })
  expect(data.id).toBe(message.params.id)
})

// What is theirs alone, goes to the academy, takes back what others see, or is the work of an educator.
const openCalls = new Set([
  'account-deletion',
  'auth',
  'basket',
  'business.remove',
  'certificate',
  'chat',
  'progress',
  'push',
  'staff-chat.addNote',
  'staff-chat.assign',
  'staff-chat.close',
  'staff-chat.read',
  'staff-chat.removeReply',
  'staff-chat.saveDraft',
  'staff-chat.saveReply',
  'staff-chat.typing',
  'comment.remove',
  'comment.unlike',
  'data-export',
  'discussion.removeReply',
  'discussion.unlikeReply',
  'email-change',
  'email-verification',
  'exam',
  'gallery.remove',
  'muted-person',
  'newsletter',
  'note',
  'notification',
  'order',
  'own-post.remove',
  'own-post.removeResource',
  'own-post.withdraw',
  'passkey',
  'payment',
  'post.save',
  'post.unlike',
  'post.unsave',
  'profile-visibility',
  'second-factor',
  'session',
  'social-link.remove',
  'step-up',
  'story.markSeen',
  'story.remove',
  'subscription',
  'ticket',
  'time-zone',
  'user.changePassword',
  'user.removeAvatar',
  'waitlist',
  'withdrawal',
])

test('every other call was decided to stay open to them', () => {
  const open = writes.filter(({ isSeenByOthers }) => !isSeenByOthers)
  const undecided = open.filter((each) => !openCalls.has(each.noun) && !openCalls.has(nameOf(each)))
  expect(undecided.map(nameOf), 'set isSeenByOthers, or add the call to this list').toEqual([])
})
