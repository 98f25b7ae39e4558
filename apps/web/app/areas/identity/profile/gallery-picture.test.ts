import { expect, it } from 'vitest'
import { galleryPictureUrl } from './gallery-picture.ts'

const picture = { path: 'updo/low-knot', url: null, caption: null, width: 400, height: 500, picture: null }

it('returns the file, otherwise a generated cover', () => {
  expect(galleryPictureUrl({ ...picture, url: '/files/a.webp' })).toBe('/files/a.webp')
  expect(galleryPictureUrl(picture)).toBe('/covers/1/portrait/updo/low-knot.svg')
})
