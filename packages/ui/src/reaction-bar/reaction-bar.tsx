'use client'
import { startTransition, useOptimistic, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Bookmark } from '../icons/bookmark.tsx'
import { Heart } from '../icons/heart.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import { useFormatNumber } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ShareBar, type Shared, type ShareOutcome } from '../share-bar/share-bar.tsx'
import { toggleLike } from './reaction-bar.rules.ts'

/** What a guest has to sign in for. */
export type GuestWish = 'like' | 'save'

export type ReactionBarLabels = {
  like: string
  save: string
  share: string
  copyLink: string
  copied: string
}

const english: ReactionBarLabels = {
  like: 'Like',
  save: 'Save',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
}

const styles = cx(
  'touch-target inline-flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-pill px-2.5',
  'text-small text-text-muted transition-colors hover:text-text',
  'aria-pressed:text-accent aria-pressed:[&_svg]:fill-current',
)

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5 shrink-0' } as const

export type ReactionBarProps = Omit<ComponentProps<'form'>, 'action' | 'children'> & {
  /** Whether the reader likes it. */
  isLiked: boolean
  /** Number of likes, including the reader's. */
  likesCount: number
  /** Formats the count in the page's digits. */
  formatCount?: ((count: number) => string) | undefined
  /** Whether the reader has saved it. */
  isSaved: boolean
  /**
   * Receives the new state, which is shown at once. When the promise settles, `isLiked` applies again, so a failed
   * call is reverted.
   */
  onLikedChange?: ((isLiked: boolean) => void | Promise<void>) | undefined
  /** Receives the new state, which is shown at once and reverted like `onLikedChange`. */
  onSavedChange?: ((isSaved: boolean) => void | Promise<void>) | undefined
  /** The link that is shared, with its title. */
  share: Shared
  /** Called after sharing or copying: report failures here. */
  onShared?: ((outcome: ShareOutcome) => void) | undefined
  /** A guest can neither like nor save: `onAskToSignIn` is called instead. Default false. */
  isGuest?: boolean | undefined
  /** Called instead when a guest clicks, with the attempted action. */
  onAskToSignIn?: ((wish: GuestWish) => void) | undefined
  /**
   * Form action for submission before scripts load: posts `intent` = `like`, `unlike`, `save` or `unsave`. Without
   * it the buttons are disabled until then.
   */
  action?: string | undefined
  /** Icons without text, for cards. Default false. */
  isCompact?: boolean | undefined
  /** Default English. */
  labels?: Partial<ReactionBarLabels> | undefined
}

/** Like, save, share, copy link. A click shows its effect at once and is announced as pressed. */
export function ReactionBar({
  isLiked,
  likesCount,
  formatCount: givenFormatCount,
  isSaved,
  onLikedChange,
  onSavedChange,
  share,
  onShared,
  isGuest = false,
  onAskToSignIn,
  action,
  isCompact = false,
  labels,
  className,
  onSubmit,
  ...rest
}: ReactionBarProps) {
  const formatCount = useFormatNumber(givenFormatCount)
  const texts = useMessages('reactionBar', english, labels)
  const isHydrated = useHydratedLater()
  const [liking, showLiking] = useOptimistic({ isLiked, likesCount })
  const [saving, showSaving] = useOptimistic(isSaved)

  const like = () => {
    const next = toggleLike(liking)
    startTransition(async () => {
      showLiking(next)
      await settled(onLikedChange?.(next.isLiked))
    })
  }
  const save = () =>
    startTransition(async () => {
      showSaving(!saving)
      await settled(onSavedChange?.(!saving))
    })
  const word = (text: ReactNode) => <span className={isCompact ? 'sr-only' : 'max-sm:sr-only'}>{text}</span>
  const canPress = isHydrated || action !== undefined

  return (
    <form
      method="post"
      action={action}
      className={cx(className, 'flex flex-wrap items-center', isCompact ? 'gap-x-0' : 'gap-x-2')}
      onSubmit={composeHandlers(onSubmit, (event) => event.preventDefault())}
      {...rest}
    >
      <button
        type="submit"
        name="intent"
        value={liking.isLiked ? 'unlike' : 'like'}
        aria-pressed={liking.isLiked}
        disabled={!canPress}
        className={styles}
        onClick={() => (isGuest ? onAskToSignIn?.('like') : like())}
      >
        <Heart {...icon} />
        {word(texts.like)}
        <span className="tabular-nums">{formatCount(liking.likesCount)}</span>
      </button>
      <button
        type="submit"
        name="intent"
        value={saving ? 'unsave' : 'save'}
        aria-pressed={saving}
        disabled={!canPress}
        className={styles}
        onClick={() => (isGuest ? onAskToSignIn?.('save') : save())}
      >
        <Bookmark {...icon} />
        {word(texts.save)}
      </button>
      <ShareBar share={share} onShared={onShared} isCompact={isCompact} labels={texts} />
    </form>
  )
}

/** Waits for the caller's promise, fulfilled or rejected: reporting errors is up to the caller. */
async function settled(promise: void | Promise<void>): Promise<void> {
  await Promise.allSettled([promise])
}
