import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { groupOptions } from './group-options.ts'
import type { ComboboxOption } from './match-options.ts'
import { revealOption } from './reveal-option.ts'

type ComboboxListProps = ComponentProps<'div'> & {
  id: string
  /** The label of the field; it names the list if it is a text. */
  label: ReactNode
  options: readonly ComboboxOption[]
  isChosen: (option: ComboboxOption) => boolean
  /** Index of the active option, or -1. */
  active: number
  /** Whether it has been opened. Before, its options are not rendered: a list of countries would delay the page. */
  wasOpened: boolean
  /** Shown if there are no options. */
  empty: string
  onChoose: (option: ComboboxOption) => void
}

/** The id of an option's element. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The options of a `Combobox`, as a native popover. The focus stays in the field. */
export function ComboboxList({
  id,
  label,
  options,
  isChosen,
  active,
  wasOpened,
  empty,
  onChoose,
  ...rest
}: ComboboxListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={typeof label === 'string' ? label : undefined}
      tabIndex={-1}
      popover="manual"
      className={cx(
        'fixed inset-auto m-0 my-1.5 max-h-72 w-[anchor-size(width)] min-w-60 overflow-y-auto overscroll-contain',
        'rounded-panel border border-line bg-raised p-1.5 text-text shadow-float outline-none',
        '[position-area:block-end_span-inline-end] not-webkit:[position-try-fallbacks:flip-block]',
      )}
      onPointerDown={(event) => event.preventDefault()}
      {...rest}
    >
      {groupOptions(wasOpened ? options : []).map(({ name, options: some }) => {
        const items = some.map(({ option, index }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={isChosen(option)}
            ref={index === active ? revealOption : undefined}
            data-active={index === active || undefined}
            className="touch-target flex min-h-10 cursor-pointer items-center gap-3 rounded-media px-3 py-1.5 text-small hover:bg-surface data-active:bg-accent-soft data-active:outline data-active:outline-transparent"
            onClick={() => onChoose(option)}
          >
            <span className="grow wrap-anywhere">
              <bdi>{option.label}</bdi>
            </span>
            {option.detail && <span className="text-caption text-text-muted">{option.detail}</span>}
            {isChosen(option) && <Check className="size-4 text-accent" />}
          </div>
        ))
        if (!name) return items
        const headingId = `${optionId(id, some[0]?.index ?? 0)}-group`
        return (
          <div key={headingId} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className="px-3 pt-2 pb-1 text-caption text-text-muted">
              {name}
            </div>
            {items}
          </div>
        )
      })}
      {wasOpened && options.length === 0 && (
        <div
          role="option"
          aria-selected="false"
          aria-disabled="true"
          tabIndex={-1}
          className="px-3 py-2.5 text-small text-text-muted"
        >
          {empty}
        </div>
      )}
    </div>
  )
}
