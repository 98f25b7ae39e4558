import { lazy, Suspense, type ComponentProps } from 'react'

// Most lessons have a video. The server imports both parts, so that they work without scripts.
const LessonNotice = import.meta.env.SSR
  ? (await import('./lesson-notice.tsx')).LessonNotice
  : lazy(async () => ({ default: (await import('./lesson-notice.tsx')).LessonNotice }))

const NotBought = import.meta.env.SSR
  ? (await import('./not-bought.tsx')).NotBought
  : lazy(async () => ({ default: (await import('./not-bought.tsx')).NotBought }))

/** `LessonNotice`, loaded where there is no video. */
export function LazyLessonNotice(props: ComponentProps<typeof LessonNotice>) {
  return (
    <Suspense>
      <LessonNotice {...props} />
    </Suspense>
  )
}

/** `NotBought`, loaded where it is shown. */
export function LazyNotBought(props: ComponentProps<typeof NotBought>) {
  return (
    <Suspense>
      <NotBought {...props} />
    </Suspense>
  )
}
