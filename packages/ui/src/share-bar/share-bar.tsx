'use client'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { copyText } from '../clipboard/copy-text.ts'
import { Check } from '../icons/check.tsx'
import { Link2 } from '../icons/link-2.tsx'
import { Share } from '../icons/share.tsx'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import { useMessages } from '../messages/use-messages.ts'
import { share as openShare, type Shared, type ShareOutcome } from './share-link.ts'

export type { Shared, ShareOutcome } from './share-link.ts'

export type ShareBarLabels = {
  share: string
  copyLink: string
  /** Shown and announced after the link was copied. */
  copied: string
}

const english: ShareBarLabels = { share: 'Share', copyLink: 'Copy link', copied: 'Link copied' }

const styles = cx(
  'touch-target inline-flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-pill px-2.5',
  'text-small text-text-muted transition-colors hover:text-text noscript:hidden',
)

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5 shrink-0' } as const

export type ShareBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The link that is shared, with its title. */
  share: Shared
  /** Called after sharing or copying: report failures here. */
  onShared?: ((outcome: ShareOutcome) => void) | undefined
  /** Icons without text, for cards. Default false: text is visible from 640 px. */
  isCompact?: boolean | undefined
  /** Default English. */
  labels?: Partial<ShareBarLabels> | undefined
}

/**
 * Share and copy link: the system's share dialog, or the clipboard if there is none. Rendered after hydration only.
 */
export function ShareBar({ share, onShared, isCompact = false, labels, className, ...rest }: ShareBarProps) {
  const texts = useMessages('shareBar', english, labels)
  const isHydrated = useHydratedLater()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const handleOutcome = (outcome: ShareOutcome) => {
    setIsCopied(outcome === 'copied')
    onShared?.(outcome)
  }
  const word = (text: ReactNode) => <span className={isCompact ? 'sr-only' : 'max-sm:sr-only'}>{text}</span>

  return (
    <div
      className={cx(className, 'flex flex-wrap items-center', isCompact ? 'gap-x-0' : 'gap-x-2')}
      {...rest}
    >
      <button
        type="button"
        disabled={!isHydrated}
        className={styles}
        onClick={() => void openShare(share).then(handleOutcome)}
      >
        <Share {...icon} />
        {word(texts.share)}
      </button>
      <button
        type="button"
        disabled={!isHydrated}
        className={styles}
        onClick={() => void copyText(share.url).then(handleOutcome)}
      >
        {isCopied ? <Check {...icon} /> : <Link2 {...icon} />}
        {word(texts.copyLink)}
      </button>
      <span role="status" className={isCopied ? 'ps-2 text-caption text-text-muted' : 'sr-only'}>
        {isCopied && texts.copied}
      </span>
    </div>
  )
}
