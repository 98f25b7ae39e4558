'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { X } from '../icons/x.tsx'
import { useOutsidePress } from '../dialog/use-outside-press.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { checkVariants } from '../development/check-variants.ts'
import { checkControlled } from '../development/check-controlled.ts'

const variants = {
  side: {
    end: [
      'start-auto end-0 top-0 bottom-0 m-0 h-dvh max-h-none w-[min(100vw-2.5rem,28rem)] max-w-none border-0 border-s',
      'translate-x-full open:translate-x-0 starting:open:translate-x-full',
      'rtl:-translate-x-full rtl:open:translate-x-0 rtl:starting:open:-translate-x-full',
    ],
    bottom: [
      'inset-x-0 top-auto bottom-0 mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-180 rounded-t-panel border border-b-0',
      'translate-y-full open:translate-y-0 starting:open:translate-y-full',
    ],
  },
}

const drawer = cva(
  [
    'fixed flex-col border-line bg-ground p-0 text-text shadow-float outline-none open:flex',
    'transition-all transition-discrete duration-200',
    'backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-200',
    'open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
  ],
  {
    variants,
    defaultVariants: { side: 'end' },
  },
)

export type DrawerLabels = {
  /** Name of the close button. */
  close: string
}

const english: DrawerLabels = { close: 'Close' }

export type DrawerProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel' | 'onTransitionEnd' | 'onTransitionCancel'
> &
  OpenState & {
    title: ReactNode
    /** The edge it slides in from. Default `end`. */
    side?: NonNullable<VariantProps<typeof drawer>['side']> | undefined
    /** Stays at the bottom while the content scrolls: one or two buttons. */
    footer?: ReactNode
    /** Default English. */
    labels?: Partial<DrawerLabels> | undefined
  }

/**
 * Content with no room beside the page: filters, a lesson list, a summary on a phone. It slides in from the inline
 * end or the bottom and receives the focus; closing returns it. Its content is rendered only while it is visible.
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  title,
  side = 'end',
  footer,
  labels,
  className,
  children,
  ref,
  ...rest
}: DrawerProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkVariants('Drawer', variants, { side })
    checkControlled('Drawer', 'open', open, onOpenChange, { isReadOnly: !open })
  }
  const texts = useMessages('drawer', english, labels)
  const titleId = useId()
  const { ref: own, isPresent, close, events } = useModal({ open, defaultOpen, onOpenChange })
  useOutsidePress(own, close)
  const mergedRef = useMergedRefs(own, ref)

  return (
    <dialog
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(className, drawer({ side }))}
      {...events}
      {...rest}
    >
      {isPresent && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line py-4 ps-6 pe-4">
            <h2 id={titleId} className="headline-type text-heading wrap-anywhere">
              {title}
            </h2>
            <IconButton label={texts.close} onClick={close}>
              <X />
            </IconButton>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-6 py-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-line px-6 py-4">{footer}</footer>
          )}
        </>
      )}
    </dialog>
  )
}
