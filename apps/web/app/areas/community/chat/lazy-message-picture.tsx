import type { Picture } from '@chignon/contract/platform/picture'
import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import { messagePictureShape } from './message-picture-shape.ts'

const LazyPicture = lazyWhenShown(async () => (await import('./message-picture.tsx')).MessagePicture)

/** `MessagePicture`, loaded when it is shown. Until then an empty box has its size. */
export function LazyMessagePicture({ picture }: { picture: Picture }) {
  return (
    <div className={messagePictureShape(picture)}>
      <LazyPicture picture={picture} />
    </div>
  )
}
