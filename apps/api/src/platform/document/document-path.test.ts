import { describe, expect, test } from 'vitest'
import { changePart, isSamePart, overlaps, readPart, textOf } from './document-path.ts'

const id = '3f0c2a52-5d5c-4b6e-9d8e-0a4f6f1f2b3c'
const document = { price: 1, name: { en: 'Bob' }, lessons: { [id]: { name: { en: 'Line' } } } }

test('a part is read by its path', () => {
  expect(readPart(document, `lessons.${id}.name.en`)).toBe('Line')
  expect(readPart(document, 'lessons.constructor')).toBeUndefined()
  expect(readPart(document, 'name.en.length')).toBeUndefined()
})

describe('a change', () => {
  test('leaves other parts, and the document of before, as they are', () => {
    const changed = changePart(document, `lessons.${id}.name.de`, 'Linie')
    expect(readPart(changed, `lessons.${id}.name`)).toEqual({ en: 'Line', de: 'Linie' })
    expect(readPart(changed, 'name')).toBe(document.name)
    expect(readPart(document, `lessons.${id}.name.de`)).toBeUndefined()
  })

  test('removes an entry or a language by null or an empty text; another part is null', () => {
    expect(changePart(document, `lessons.${id}`, null)).toMatchObject({ lessons: {} })
    expect(changePart(document, 'name.en', '')).toMatchObject({ name: {} })
    expect(changePart(document, 'price', null)).toMatchObject({ price: null })
  })

  test('of what is not there is none', () => {
    expect(changePart(document, 'lessons.gone.name.de', 'Linie')).toBeUndefined()
    expect(changePart(document, '__proto__.x', 1)).toBeUndefined()
    expect(changePart(document, 'price.x', 1)).toBeUndefined()
  })
})

test.each([
  ['name.en', 'name.en', true],
  ['name', 'name.en', true],
  ['name.en', 'name.de', false],
  ['name', 'names', false],
  ['', 'price', true],
])('%j and %j overlap: %s', (one, other, expected) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected])
})

test('an empty text, null and nothing are the same', () => {
  expect([
    isSamePart(undefined, ''),
    isSamePart(null, null),
    isSamePart('', 'a'),
    isSamePart([1], [1]),
  ]).toEqual([true, true, false, true])
})

test('the language of a text is the end of its path', () => {
  expect(textOf('lessons.x.name.pt')).toEqual({ of: 'lessons.x.name', locale: 'pt' })
  expect([textOf('name'), textOf('price.usd'), textOf('en')]).toEqual([undefined, undefined, undefined])
})
