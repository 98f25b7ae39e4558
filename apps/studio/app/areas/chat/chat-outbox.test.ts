import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { expect, test } from 'vitest'
import { readOutbox, sendQueued, type QueuedMessage } from './chat-outbox.ts'

const message = (id: string): QueuedMessage => ({
  viewerId: 'noor',
  conversationId: 'ada',
  id,
  text: `Text ${id}`,
  problem: null,
})

test('queued answers are sent in order, once', async () => {
  const sent: string[] = []
  const left = await sendQueued([message('a'), message('b')], async ({ id }) => sent.push(id))
  expect(sent).toEqual(['a', 'b'])
  expect(left).toEqual([])
})

test('without a connection everything from there on stays queued', async () => {
  const send = async ({ id }: QueuedMessage) => {
    if (id === 'b') throw new TypeError('Failed to fetch')
  }
  expect(await sendQueued([message('a'), message('b'), message('c')], send)).toEqual([
    message('b'),
    message('c'),
  ])
})

test('an answer that the server does not take stays with the reason, and the next is sent', async () => {
  const send = async ({ id }: QueuedMessage) => {
    if (id === 'a') throw new ProblemError(404, { message: 'Gone', code: 'not_found' })
  }
  expect(await sendQueued([message('a'), message('b')], send)).toEqual([{ ...message('a'), problem: 'Gone' }])
})

test('reads what was stored, and nothing else', () => {
  expect(readOutbox(JSON.stringify([message('a')]))).toEqual([message('a')])
  expect(readOutbox('{"a":1}')).toEqual([])
  expect(readOutbox(null)).toEqual([])
})
