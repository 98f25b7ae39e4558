import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { messageNodes } from '../messages/message-nodes.tsx'

/** The names of keys, as they are written on a keyboard; those of arrows and of ⌘ are for screen readers. */
export type KbdLabels = {
  ctrl: ReactNode
  shift: ReactNode
  alt: ReactNode
  command: ReactNode
  enter: ReactNode
  escape: ReactNode
  space: ReactNode
  tab: ReactNode
  backspace: ReactNode
  delete: ReactNode
  arrowUp: ReactNode
  arrowDown: ReactNode
  arrowLeft: ReactNode
  arrowRight: ReactNode
}

const english: KbdLabels = {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  command: 'Command',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  tab: 'Tab',
  backspace: 'Backspace',
  delete: 'Delete',
  arrowUp: 'Up arrow',
  arrowDown: 'Down arrow',
  arrowLeft: 'Left arrow',
  arrowRight: 'Right arrow',
}

/** The word of each known key. */
const words = new Map<string, keyof KbdLabels>([
  ['Ctrl', 'ctrl'],
  ['Shift', 'shift'],
  ['Alt', 'alt'],
  ['Meta', 'command'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ['Space', 'space'],
  ['Tab', 'tab'],
  ['Backspace', 'backspace'],
  ['Delete', 'delete'],
  ['ArrowUp', 'arrowUp'],
  ['ArrowDown', 'arrowDown'],
  ['ArrowLeft', 'arrowLeft'],
  ['ArrowRight', 'arrowRight'],
])

/** Shown instead of the word. */
const symbols: { readonly [word: string]: string } = {
  command: '⌘',
  arrowUp: '↑',
  arrowDown: '↓',
  arrowLeft: '←',
  arrowRight: '→',
}

export type KbdProps = Omit<ComponentProps<'kbd'>, 'children'> & {
  /**
   * The keys that are pressed together: `['Ctrl', 'K']`. Ctrl, Shift, Alt, Meta, Enter, Escape, Space, Tab, Backspace,
   * Delete and the arrows (`ArrowUp`) are written in the reader's language, others as given.
   */
  keys: readonly string[]
  /** Default English. */
  labels?: Partial<KbdLabels> | undefined
}

/** A key, or several that are pressed together. It is not mirrored in right-to-left text: keys have fixed places. */
export function Kbd({ keys, labels, className, ...rest }: KbdProps) {
  const text = messageNodes('kbd', english, labels)
  return (
    <kbd
      dir="ltr"
      className={cx(className, 'inline-flex max-w-full flex-wrap items-center gap-1 align-middle font-text')}
      {...rest}
    >
      {keys.map((key, index) => {
        const word = words.get(key)
        const symbol = word && symbols[word]
        return (
          <Fragment key={key}>
            {index > 0 && <span className="text-caption text-text-muted">+</span>}
            <kbd className="inline-grid min-h-5.5 min-w-5.5 max-w-full place-items-center rounded-[3px] border border-b-2 border-line bg-surface px-1.5 font-text text-caption/4 font-medium wrap-anywhere text-text-muted">
              {symbol && <span aria-hidden="true">{symbol}</span>}
              <span className={symbol ? 'sr-only' : undefined}>{word ? text(word) : key}</span>
            </kbd>
          </Fragment>
        )
      })}
    </kbd>
  )
}
