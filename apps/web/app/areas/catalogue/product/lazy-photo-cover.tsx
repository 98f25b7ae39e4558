import { cva } from 'class-variance-authority'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import type { PhotoCoverProps } from './photo-cover.tsx'

const load = () => import('./photo-cover.tsx').then(({ PhotoCover }) => PhotoCover)
const LazyCover = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** `head` is a landscape below the text of a product page on narrow screens, a portrait beside it on wide ones. */
const frame = cva('', {
  variants: {
    shape: {
      portrait: 'aspect-4/5',
      landscape: 'aspect-16/10',
      head: 'aspect-16/10 md:aspect-4/5',
    },
  },
})

/** A photograph as cover in its shape, which is there before the code has loaded. Pages with drawn covers do not load it. */
export function LazyPhotoCover(props: PhotoCoverProps) {
  return (
    <div className={frame({ shape: props.shape })}>
      <LazyCover {...props} />
    </div>
  )
}
