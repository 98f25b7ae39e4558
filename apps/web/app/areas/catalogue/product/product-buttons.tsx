import type { ReactNode } from 'react'

/** The buttons of a product page. On a phone each is as wide as the page if they do not fit beside each other. */
export function ProductButtons({ children }: { children: ReactNode }) {
  return <div className="flex w-full flex-wrap gap-3 *:grow sm:w-auto sm:*:grow-0">{children}</div>
}
