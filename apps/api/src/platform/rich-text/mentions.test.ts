import { expect, it } from 'vitest'
import { mentionedIn, showMentions, storeMentions } from './mentions.ts'

const ana = { id: '0b7e3c52-7d0e-4a80-9f39-07a1a2a4a0f1', name: 'Ana Díaz' }
const anaMaria = { id: '0b7e3c52-7d0e-4a80-9f39-07a1a2a4a0f2', name: 'Ana Díaz Soto' }
const dotted = { id: '0b7e3c52-7d0e-4a80-9f39-07a1a2a4a0f3', name: 'J. (Jo) Ek' }
const people = [ana, anaMaria, dotted]

it('stores mentions by id, the longest name first, and shows them with the current names', () => {
  const written = 'Thanks @Ana Díaz Soto, @ana díaz and @J. (Jo) Ek!'
  const stored = storeMentions(written, people)
  expect(stored).toBe(`Thanks @[${anaMaria.id}], @[${ana.id}] and @[${dotted.id}]!`)
  expect(mentionedIn(stored)).toEqual([anaMaria.id, ana.id, dotted.id])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  expect(showMentions(stored, names)).toBe('Thanks @Ana Díaz Soto, @Ana Díaz and @J. (Jo) Ek!')
})

it('leaves names of others, parts of words and e-mail addresses as they are', () => {
  for (const text of ['@Max Frey', 'mail@Ana Díaz', '@Ana Díazo', '@'])
    expect(storeMentions(text, people)).toBe(text)
})
