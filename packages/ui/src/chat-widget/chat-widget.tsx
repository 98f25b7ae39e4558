'use client'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { MessageCircle } from '../icons/message-circle.tsx'
import { Minus } from '../icons/minus.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useOpenState } from '../modal/use-open-state.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { hasOpenPopover } from '../menu/popup-state.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Messages } from './chat-messages.tsx'
import { checkControlled } from '../development/check-controlled.ts'

export type ChatMessage = {
  id: string
  /** Name of the author. */
  author: string
  /** May be empty if there is a picture. */
  text: string
  /** A picture that was sent with it, at most as wide as the panel. */
  picture?: ReactNode
  /** The formatted time. */
  time?: ReactNode
  /** The machine-readable time, RFC 3339. */
  dateTime?: string | undefined
  /** True for the viewer's own messages. Default false. */
  isOwn?: boolean | undefined
}

export type ChatWidgetLabels = {
  open: string
  minimise: string
  /** Label of the message list. */
  messages: string
  /** Announced with the button: "2 unread". */
  unread: (count: string) => string
}

const english: ChatWidgetLabels = {
  open: 'Open the chat',
  minimise: 'Minimise the chat',
  messages: 'Messages',
  unread: (count) => `${count} unread`,
}

export type ChatWidgetProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  OpenState & {
    /** Renders nothing: for guests and on post pages. Default false. */
    isHidden?: boolean | undefined
    /** The other party: "The academy". */
    title: ReactNode
    /** When they usually answer: "Usually within an hour". */
    text?: ReactNode
    /** The messages, oldest first. */
    messages: readonly ChatMessage[]
    /** Shown before the first message. */
    empty?: ReactNode
    /** Formatted number of unread messages; omit it for none. */
    unread?: string | undefined
    /** The message form. */
    composer: ReactNode
    /** Default English. */
    labels?: Partial<ChatWidgetLabels> | undefined
  }

/**
 * A chat with the academy in the corner of the page: a button and a non-modal panel. Escape or the button minimise
 * it and return the focus. On a phone the page ends above the button, so that its last lines are never covered.
 */
export function ChatWidget({
  isHidden = false,
  open,
  defaultOpen,
  onOpenChange,
  title,
  text,
  messages,
  empty,
  unread,
  composer,
  labels,
  className,
  ...rest
}: ChatWidgetProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('ChatWidget', 'open', open, onOpenChange)
  const texts = useMessages('chatWidget', english, labels)
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange })
  const titleId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const isHydrated = useHydrated()

  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const field = panel.current?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')
    ;(isOpen ? (field ?? panel.current) : button.current)?.focus()
  }, [isOpen])

  // Needs scripts, so it renders after hydration.
  if (isHidden || !isHydrated) return null
  return (
    <div className={className} {...rest}>
      {/* Where the button would cover the end of the page. */}
      <div aria-hidden="true" className="h-20 min-[86rem]:hidden" />
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        hidden={isOpen}
        className="fixed end-4 bottom-4 z-20 grid size-14 cursor-pointer place-items-center rounded-pill border border-line bg-raised text-text shadow-float transition-colors hover:border-accent hover:text-accent sm:end-6 sm:bottom-6 [[hidden]]:hidden"
        onClick={() => setOpen(true)}
      >
        <MessageCircle className="size-6" />
        <span className="sr-only">{unread ? `${texts.open} (${texts.unread(unread)})` : texts.open}</span>
        {unread && (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 grid h-6 min-w-6 place-items-center rounded-pill bg-accent px-1.5 text-caption font-medium text-text-on-accent tabular-nums"
          >
            {unread}
          </span>
        )}
      </button>
      <dialog
        ref={panel}
        open={isOpen}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={cx(
          'fixed inset-auto end-0 bottom-0 z-20 m-0 h-[min(75dvh,36rem)] w-full max-w-full flex-col border border-line bg-ground p-0',
          'text-text shadow-float outline-none open:flex max-sm:rounded-t-panel max-sm:border-x-0 max-sm:border-b-0',
          'sm:end-6 sm:bottom-6 sm:w-96 sm:rounded-panel',
        )}
        onKeyDown={(event) => {
          // Escape closes dialogs, menus and lists inside of it first.
          const isInner = event.target instanceof Element && event.target.closest('dialog') !== panel.current
          if (event.key !== 'Escape' || event.defaultPrevented || isInner || event.nativeEvent.isComposing)
            return
          if (hasOpenPopover()) return
          event.preventDefault()
          setOpen(false)
        }}
      >
        <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-3 pe-3">
          <div className="min-w-0 pt-1">
            <h2 id={titleId} className="text-subtitle font-medium wrap-anywhere">
              {title}
            </h2>
            {text && <p className="mt-1 text-caption text-text-muted">{text}</p>}
          </div>
          <IconButton label={texts.minimise} onClick={() => setOpen(false)}>
            <Minus />
          </IconButton>
        </header>
        {messages.length === 0 && empty ? (
          <div className="grid grow place-content-center px-6 text-center text-text-muted">{empty}</div>
        ) : (
          // Remounted on each opening, so that the list starts scrolled to its end.
          <Messages key={String(isOpen)} label={texts.messages} messages={messages} />
        )}
        <div className="border-t border-line px-4 py-3">{composer}</div>
      </dialog>
    </div>
  )
}
