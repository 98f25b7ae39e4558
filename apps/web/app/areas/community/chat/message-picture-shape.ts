import type { Picture } from '@chignon/contract/platform/picture'

/** Classes for the size of a message's picture, portrait or landscape. */
export function messagePictureShape({ width, height }: Picture): string {
  return width < height ? 'aspect-3/4 w-44' : 'aspect-4/3 w-60'
}
