import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { whenIdle } from '@chignon/app-kit/browser/when-idle'
import { Search } from '@chignon/ui/icons/search'
import { Kbd } from '@chignon/ui/kbd'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { usePaletteKey } from './use-palette-key.ts'

const loadPalette = async () => (await import('./palette.tsx')).Palette
const Palette = lazyWhenOnline(loadPalette)

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, as Ctrl K and ⌘ K do. Its code is loaded while the browser is idle. */
export function PaletteButton() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const setOpen = (open: boolean) => {
    if (open) setWasOpened(true)
    setIsOpen(open)
  }
  useEffect(() => whenIdle(() => void loadPalette().catch(() => null)), [])
  usePaletteKey(() => setOpen(!isOpen))
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2.5 rounded-pill text-small text-text-muted transition-colors hover:text-text lg:me-2 lg:w-72 lg:justify-start lg:border lg:border-line-strong lg:bg-raised lg:ps-4 lg:pe-3 lg:hover:border-text"
        onClick={() => setOpen(true)}
      >
        <Search className="size-5 shrink-0" />
        <span className="grow truncate text-start max-lg:sr-only">{t`Go to or find`}</span>
        <span aria-hidden="true" className="max-lg:hidden">
          <Kbd keys={[isApple ? 'Meta' : 'Ctrl', 'K']} />
        </span>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
