import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import { presentPicture } from '../../platform/picture/picture.present.ts'
import type { StoredPicture } from '../../platform/picture/picture.queries.ts'
import type { listGallery } from './gallery.queries.ts'

type Row = Awaited<ReturnType<typeof listGallery>>[number]

const uploaded = /^pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The path of an uploaded picture. */
export function pathOfPicture(id: string): string {
  return `pictures/${id}`
}

/** The id of the picture at a path; undefined if the path belongs to no uploaded picture. */
export function pictureIdAt(path: string): string | undefined {
  return uploaded.exec(path)?.[1]
}

/** Maps a picture of a gallery to the contract. */
export function presentGalleryPicture({ picture, ...row }: Row): GalleryPicture {
  return { ...row, picture: picture && presentPicture(picture, row.caption) }
}

/** Maps an uploaded picture to the contract, before or after it is in a gallery. */
export function presentUpload(picture: StoredPicture, caption: string | null): GalleryPicture {
  const { id, width, height } = picture
  const presented = presentPicture(picture, caption)
  return { path: pathOfPicture(id), url: presented.src, caption, width, height, picture: presented }
}
