import { lazy, Suspense, type ComponentProps } from 'react'

// Few events have a waiting list. The server imports both parts, so that they work without scripts.
const WaitlistForm = import.meta.env.SSR
  ? (await import('./waitlist-form.tsx')).WaitlistForm
  : lazy(() =>
      import('./waitlist-form.tsx').then(
        (module) => ({ default: module.WaitlistForm }),
        () => ({ default: () => <></> }),
      ),
    )

const WaitlistBanner = import.meta.env.SSR
  ? (await import('./waitlist-banner.tsx')).WaitlistBanner
  : lazy(() =>
      import('./waitlist-banner.tsx').then(
        (module) => ({ default: module.WaitlistBanner }),
        () => ({ default: () => <></> }),
      ),
    )

/** `WaitlistForm`, loaded where there is a waiting list to join. */
export function LazyWaitlistForm(props: ComponentProps<typeof WaitlistForm>) {
  return (
    <Suspense>
      <WaitlistForm {...props} />
    </Suspense>
  )
}

/** `WaitlistBanner`, loaded for those who wait. */
export function LazyWaitlistBanner(props: ComponentProps<typeof WaitlistBanner>) {
  return (
    <Suspense>
      <WaitlistBanner {...props} />
    </Suspense>
  )
}
