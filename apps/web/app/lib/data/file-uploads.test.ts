import { expect, test } from 'vitest'
import { addUploads, failureOf, isFullOf, patchUpload } from './file-uploads.ts'
import { UploadError } from './upload.ts'

const fileNamed = (name: string) => new File(['x'], name)

function choose(names: string[], failure: UploadError, room = 2) {
  const { uploads } = addUploads([], names.map(fileNamed), room)
  return uploads.reduce((all, { id }) => patchUpload(all, id, failureOf(failure)), uploads)
}

test('a new choice replaces refused files, which take no room', () => {
  const refused = choose(['a.txt', 'b.txt'], new UploadError('Not a picture.', 415))
  expect(refused.map(({ error }) => error)).toEqual(['Not a picture.', 'Not a picture.'])
  expect(isFullOf(refused, 2)).toBe(false)
  const { uploads } = addUploads(refused, [fileNamed('c.txt')], 2)
  expect(uploads.map(({ file }) => file.name)).toEqual(['c.txt'])
})

test('interrupted files stay, to be sent again, and keep their room', () => {
  for (const failure of [new UploadError(null), new UploadError('Too many requests.', 429)]) {
    const interrupted = choose(['a.jpg'], failure)
    const { uploads, leftOut } = addUploads(interrupted, ['b.jpg', 'c.jpg'].map(fileNamed), 2)
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg'])
    expect(leftOut).toBe(1)
    expect(isFullOf(uploads, 2)).toBe(true)
  }
})
