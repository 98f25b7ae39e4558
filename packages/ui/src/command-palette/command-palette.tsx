'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { useOutsidePress } from '../dialog/use-outside-press.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { OpenState } from '../modal/open-state.ts'
import { useModal } from '../modal/use-modal.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import type { CommandPaletteItem } from './command-palette-item.ts'
import { english, type CommandPaletteLabels } from './command-palette-labels.ts'
import { CommandPalettePanel } from './command-palette-panel.tsx'

export type { CommandPaletteItem } from './command-palette-item.ts'
export type { CommandPaletteLabels } from './command-palette-labels.ts'

/** Attributes that the component sets itself. */
type Own =
  | 'open'
  | 'children'
  | 'aria-label'
  | 'onClose'
  | 'onCancel'
  | 'onTransitionEnd'
  | 'onTransitionCancel'

export type CommandPaletteProps = Omit<ComponentProps<'dialog'>, Own> &
  OpenState & {
    /** The name of the dialog and of its field: “Go to or find”. */
    label: string
    placeholder?: string | undefined
    /** Pages and actions; typing filters them. */
    items: readonly CommandPaletteItem[]
    /** What a server found for the typed text; shown as it is, after the items that match. Default none. */
    found?: readonly CommandPaletteItem[] | undefined
    /** What was chosen lately; shown first while nothing is typed. Default none. */
    recent?: readonly CommandPaletteItem[] | undefined
    /** Whether `found` are being loaded. Default false. */
    isLoading?: boolean | undefined
    /** Why `found` could not be loaded. */
    error?: ReactNode
    /** Receives the trimmed text on every change, for `found`. */
    onSearch?: ((query: string) => void) | undefined
    /** Receives the chosen item, after the palette has closed. */
    onChoose: (item: CommandPaletteItem) => void
    /** Default English. */
    labels?: Partial<CommandPaletteLabels> | undefined
  }

const noItems: readonly CommandPaletteItem[] = []

function focusField(dialog: HTMLDialogElement): void {
  dialog.querySelector('input')?.focus()
}

/** Everything that an app can open or do, found by typing: pages, actions, and what a server finds. */
export function CommandPalette({
  open,
  defaultOpen,
  onOpenChange,
  label,
  placeholder,
  items,
  found = noItems,
  recent = noItems,
  isLoading = false,
  error,
  onSearch,
  onChoose,
  labels,
  className,
  ref,
  ...rest
}: CommandPaletteProps) {
  const texts = useMessages('commandPalette', english, labels)
  const state = { open, defaultOpen, onOpenChange }
  const { ref: own, isPresent, close, events } = useModal({ ...state, takeFocus: focusField })
  useOutsidePress(own, close)
  const mergedRef = useMergedRefs(own, ref)
  if (process.env.NODE_ENV !== 'production')
    checkControlled('CommandPalette', 'open', open, onOpenChange, { isReadOnly: !open })

  return (
    <dialog
      ref={mergedRef}
      tabIndex={-1}
      aria-label={label}
      className={cx(
        className,
        'fixed mx-auto mt-3 mb-auto flex-col open:flex sm:mt-[12dvh]',
        'max-h-[calc(100dvh-1.5rem)] w-[calc(100%-1.5rem)] max-w-2xl sm:max-h-[70dvh]',
        'overflow-hidden rounded-panel border border-line bg-raised text-text shadow-float outline-none',
        '-translate-y-2 opacity-0 transition-all transition-discrete duration-150',
        'open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0',
        'backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete backdrop:duration-150',
        'open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
      )}
      {...events}
      {...rest}
    >
      {isPresent && (
        <CommandPalettePanel
          label={label}
          placeholder={placeholder}
          items={items}
          found={found}
          recent={recent}
          isLoading={isLoading}
          error={error}
          texts={texts}
          onSearch={onSearch}
          onChoose={(item) => {
            close()
            onChoose(item)
          }}
          onClose={close}
        />
      )}
    </dialog>
  )
}
