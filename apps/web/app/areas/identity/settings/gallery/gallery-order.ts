import type { GalleryPicture } from '@chignon/contract/identity/gallery'

/** The pictures in the order they will have once a submitted form has moved one; unchanged for any other form. */
export function orderDuring(
  pictures: readonly GalleryPicture[],
  form: FormData | undefined,
): readonly GalleryPicture[] {
  if (form?.get('intent') !== 'move') return pictures
  const from = pictures.findIndex(({ path }) => path === form.get('path'))
  if (from === -1) return pictures
  return pictures
    .toSpliced(from, 1)
    .toSpliced(Number(form.get('index')), 0, ...pictures.slice(from, from + 1))
}
