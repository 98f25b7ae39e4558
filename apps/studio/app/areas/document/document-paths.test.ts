import { expect, test } from 'vitest'
import { changePath, isOverlapping, isSame, readPath, readText } from './document-paths.ts'

const [a, b] = ['7d1f0a52-0c1e-4f9b-9c53-0d5a3f6f0a01', '7d1f0a52-0c1e-4f9b-9c53-0d5a3f6f0a02']
const document = {
  name: { en: 'Cut' },
  price: 4900,
  lessons: { [a]: { position: 1, name: { en: 'Parting' } } },
}

test('reads a part of a document, undefined where there is none', () => {
  expect(readPath(document, `lessons.${a}.name.en`)).toBe('Parting')
  expect(readPath(document, `lessons.${b}.name.en`)).toBeUndefined()
  expect(readPath(document, 'name.constructor')).toBeUndefined()
  expect(readText(document, 'price')).toBe('')
})

test('changes one part and shares the others', () => {
  const changed = changePath(document, `lessons.${a}.name.de`, 'Scheitel')
  expect(changed.lessons[a]?.name).toEqual({ en: 'Parting', de: 'Scheitel' })
  expect(changed.name).toBe(document.name)
  expect(document.lessons[a]?.name).toEqual({ en: 'Parting' })
})

test('null removes an entry, and makes a field of the document null', () => {
  expect(changePath(document, `lessons.${a}`, null).lessons).toEqual({})
  expect(changePath(document, 'price', null).price).toBeNull()
})

test('a part of an entry that is not there changes nothing', () => {
  expect(changePath(document, `lessons.${b}.name.en`, 'Lost')).toEqual(document)
})

test('compares parts without the order of their keys', () => {
  expect(isSame({ a: 1, b: { c: null } }, { b: {}, a: 1 })).toBe(true)
  expect(isSame('\u00e9', 'e\u0301')).toBe(true)
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
})

test('paths overlap if one is within the other', () => {
  expect(isOverlapping(`lessons.${a}`, `lessons.${a}.name.en`)).toBe(true)
  expect(isOverlapping('lessons.a', 'lessons.ab')).toBe(false)
})
