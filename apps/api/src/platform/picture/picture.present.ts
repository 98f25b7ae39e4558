import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf } from '@chignon/contract/platform/localized'
import { pictureFormats, type Picture } from '@chignon/contract/platform/picture'
import type { CataloguePicture, LocalizedPicture, PresentedPicture } from './picture.queries.ts'

// A width that is enough for the column of a text on most screens.
const usualWidth = 1280

/** The address of one size of a picture, below the host. It never changes (PICTURE-2). */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/api/v1/pictures/${id}/${width}.${format}`
}

type PictureFormat = (typeof pictureFormats)[number]

/** The width and the format in the name of a size, such as `640.avif`. */
export function readSizeName(name: string): { width: number; format: PictureFormat } {
  return { width: Number.parseInt(name, 10), format: name.endsWith('.avif') ? 'avif' : 'webp' }
}

/** The sizes of a picture in each format. `addressOf` returns the address of a size. Default: the one that everyone may load. */
export function presentSources(
  { id, widths }: Pick<PresentedPicture, 'id' | 'widths'>,
  addressOf = pictureAddress,
): Picture['sources'] {
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((candidate) => `${addressOf(id, candidate, format)} ${candidate}w`).join(', '),
  }))
}

/** Maps a picture to the contract. `addressOf` returns the address of a size. Default: the one that everyone may load. */
export function presentPicture(
  { id, width, height, widths, placeholder, focalX, focalY }: PresentedPicture,
  alt: string | null,
  addressOf = pictureAddress,
): Picture {
  const usual = widths.findLast((candidate) => candidate <= usualWidth) ?? width
  return {
    id,
    src: addressOf(id, usual, 'webp'),
    sources: presentSources({ id, widths }, addressOf),
    width,
    height,
    placeholder,
    focal_point: { x: focalX, y: focalY },
    alt: alt ?? '',
  }
}

/** Maps a picture of the catalogue to the contract; null without one. */
export function presentCataloguePicture(picture: CataloguePicture | null): Picture | null {
  return picture && presentPicture(picture, picture.alt)
}

/** Maps a picture of the catalogue that was read in all languages to the contract; null without one. */
export function presentLocalizedPicture(picture: LocalizedPicture | null, locale: Locale): Picture | null {
  if (!picture) return null
  const { alt } = picture
  return presentPicture(picture, alt && (alt[localeOf(alt, locale)] ?? null))
}
