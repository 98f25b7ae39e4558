import { expect, it } from 'vitest'
import { createEventReader, type TestEvent } from './test-event.ts'

it('separates events from other output, also if a chunk ends within a line', () => {
  const events: TestEvent[] = []
  const read = createEventReader((event) => events.push(event))
  const text = read('first\nsec') + read('ond\u001E{"type":"pas') + read('sed"}\nthird\n')
  expect(text).toBe('first\nsecondthird\n')
  expect(events).toEqual([{ type: 'passed' }])
})
