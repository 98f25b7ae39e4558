'use client'
import { useEffect, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { cx } from 'class-variance-authority'
import { Search } from '../icons/search.tsx'
import { revealOption } from '../combobox/reveal-option.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import type { SearchBoxList } from '../search-box/search-box.tsx'

/** A suggestion of a search box. */
export type SearchSuggestion = {
  /** Unique id without spaces. */
  id: string
  /** Its name. */
  name: ReactNode
  /** Its kind: "Course". */
  detail?: ReactNode
  /** Starts a search instead of opening a page: separated, with a search icon. Default false. */
  isSearch?: boolean | undefined
}

export type SearchSuggestionsProps = Omit<ComponentProps<'div'>, 'id' | 'role' | 'children'> & {
  /** The id of the listbox: `list.id` of the `SearchBox` around it. */
  id: string
  /** The input of the box: it keeps the focus, and its keys move in the list. */
  field: RefObject<HTMLInputElement | null>
  /** Suggestions for the current text; an empty list closes it. */
  suggestions: readonly SearchSuggestion[]
  /** Accessible name: "Suggestions". */
  label: string
  /** Announced when the list changes: "3 suggestions". */
  status: ReactNode
  /** Receives the state of the list, to be passed to the box. */
  onListChange: (list: SearchBoxList) => void
  /** Receives the id of the chosen suggestion, by Enter, click or touch. */
  onChoose: (id: string) => void
}

/**
 * The list that a `SearchBox` opens while the user types, after the combobox pattern of the ARIA Authoring
 * Practices. It is rendered inside the box and can be loaded late: until then the box searches as usual.
 */
export function SearchSuggestions({
  id,
  field,
  suggestions,
  label,
  status,
  onListChange,
  onChoose,
  className,
  onPointerDown,
  ...rest
}: SearchSuggestionsProps) {
  const [isExpanded, setIsExpanded] = useState(true)
  const [highlightedId, setHighlightedId] = useState<string | undefined>()
  const active = suggestions.findIndex((suggestion) => suggestion.id === highlightedId)
  const isOpen = isExpanded && suggestions.length > 0
  const activeId = active < 0 ? undefined : `${id}-${highlightedId}`

  useEffect(() => onListChange({ id, open: isOpen, activeId }), [id, isOpen, activeId, onListChange])

  useEffect(() => {
    const input = field.current
    if (!input) return
    const moveTo = (index: number) => {
      setIsExpanded(true)
      setHighlightedId(suggestions[index]?.id)
    }
    const close = () => {
      setIsExpanded(false)
      setHighlightedId(undefined)
    }
    const onInput = () => {
      setIsExpanded(true)
      setHighlightedId(undefined)
    }
    // Past either end no option is active, as in the ARIA pattern.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || suggestions.length === 0) return
      if (event.key === 'ArrowDown') moveTo(isOpen ? active + 1 : 0)
      else if (event.key === 'ArrowUp') moveTo(active < 0 ? suggestions.length - 1 : active - 1)
      else if (event.key === 'Escape' && isOpen) close()
      else if (event.key === 'Enter' && isOpen) {
        setIsExpanded(false)
        if (highlightedId === undefined || active < 0) return
        onChoose(highlightedId)
      } else return
      event.preventDefault()
    }
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
    }
  }, [field, suggestions, isOpen, active, highlightedId, onChoose])

  return (
    <>
      <div
        {...rest}
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        tabIndex={-1}
        className={cx(
          className,
          'absolute inset-x-0 top-full z-20 mt-2 max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain',
          'rounded-panel border border-line bg-raised p-1.5 text-text shadow-float outline-none',
        )}
        // Keeps the focus in the box.
        onPointerDown={composeHandlers(onPointerDown, (event) => event.preventDefault())}
      >
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
          <div
            key={suggestion.id}
            id={`${id}-${suggestion.id}`}
            role="option"
            aria-selected={index === active}
            ref={index === active ? revealOption : undefined}
            className={cx(
              'touch-target relative flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-media px-3 py-2 text-small',
              'hover:bg-surface aria-selected:bg-accent-soft aria-selected:outline aria-selected:outline-transparent',
              suggestion.isSearch &&
                index > 0 &&
                'mt-3 text-text-muted before:absolute before:inset-x-3 before:-top-1.5 before:border-t before:border-line',
            )}
            onClick={() => {
              setIsExpanded(false)
              // Marks it as active, so that the box does not search meanwhile.
              setHighlightedId(suggestion.id)
              onChoose(suggestion.id)
            }}
          >
            <span className="flex items-center gap-3">
              {suggestion.isSearch && <Search className="size-4 shrink-0 text-text-muted" />}
              <bdi className="wrap-anywhere">{suggestion.name}</bdi>
            </span>
            {suggestion.detail && (
              <span className="shrink-0 text-caption text-text-muted">{suggestion.detail}</span>
            )}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && <span>{status}</span>}
      </p>
    </>
  )
}
