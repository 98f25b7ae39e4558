import { expect, test } from 'vitest'
import { groupConversations } from './group-conversations.ts'
import { testConversation, testMessage } from './test-chat.ts'

test('those that wait for an answer are apart from the others', () => {
  const late = testConversation(testMessage('late', '2027-03-03T10:00:00Z'))
  const answered = testConversation(testMessage('answered', '2027-03-02T10:00:00Z', { isFromAcademy: true }))
  const early = testConversation(testMessage('early', '2027-03-01T10:00:00Z'))
  expect(groupConversations([early, answered, late])).toEqual({ waiting: [early, late], others: [answered] })
})

test('a closed conversation and one without messages do not wait', () => {
  const closed = testConversation(testMessage('closed', '2027-03-03T10:00:00Z'), 'closed')
  const empty = testConversation(null)
  expect(groupConversations([closed, empty])).toEqual({ waiting: [], others: [closed, empty] })
})
