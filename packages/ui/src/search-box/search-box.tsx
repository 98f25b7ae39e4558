'use client'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { cx } from 'class-variance-authority'
import { Search, X } from 'lucide-react'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** What a box tells of the list that opens below it. */
export type SearchBoxList = {
  /** The list box's own id. */
  id: string
  isOpen: boolean
  /** Id of the option the reader has moved to; undefined while they are in the box. */
  activeId?: string | undefined
}

export type SearchBoxProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'defaultValue' | 'method' | 'action'
> & {
  /** Address of the results; before scripts run the form goes there with the text as a query value. */
  action: string
  /** Name of the query value. Default `search`. */
  name?: string
  /** What is searched, for assistive technology: "Search courses and programs". */
  label: string
  placeholder?: string
  /** The text being searched now, as the address has it. A later change shows unless someone is typing. */
  defaultValue?: string
  /** A value that changes when a navigation starts: the pending search is cancelled. */
  navigationKey?: string | undefined
  /** Called with the text to search, trimmed, or '' for everything. */
  onSearch?: (text: string) => void
  /** Milliseconds without typing before it searches. Default 800 (specification §9). */
  delay?: number
  /** Characters a text needs to be searched. Default 2 (specification §9). */
  minLength?: number
  /** True while results are on their way. Default false. */
  isBusy?: boolean
  /** Name of the button that empties the box. Default "Clear the search". */
  clearLabel?: string
  /** Called with the text at every change of it, trimmed: to suggest something. */
  onType?: ((text: string) => void) | undefined
  /** Makes the box a combobox once scripts run. Nothing is searched by itself after the reader has moved into the list. */
  list?: SearchBoxList | undefined
  /** The input itself. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** What opens below: `SearchSuggestions`. */
  children?: ReactNode
}

/** Searches as one types: after a pause, at once by Enter, and for everything when emptied (specification §2, §4). */
export function SearchBox({
  action,
  name = 'search',
  label,
  placeholder = ' ',
  defaultValue = '',
  navigationKey,
  onSearch,
  delay = 800,
  minLength = 2,
  isBusy = false,
  clearLabel = 'Clear the search',
  onType,
  list,
  inputRef: givenRef,
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const inputId = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = givenRef ?? ownRef
  const combobox = useHydrated() ? list : undefined
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // True from typing until the text is searched or a navigation starts.
  const hasUnsearchedText = useRef(false)

  // Whoever listens when the pause is over is told, not who did as it began.
  const listener = useRef(onSearch)
  useLayoutEffect(() => {
    listener.current = onSearch
  }, [onSearch])

  useEffect(() => () => clearTimeout(timer.current), [])
  const lastNavigationKey = useRef(navigationKey)
  useLayoutEffect(() => {
    if (lastNavigationKey.current === navigationKey) return
    lastNavigationKey.current = navigationKey
    clearTimeout(timer.current)
    hasUnsearchedText.current = false
  }, [navigationKey])
  const activeId = list?.activeId
  // With the paint that shows who moves in the list, so that nothing is searched under their hands.
  useLayoutEffect(() => {
    if (activeId !== undefined) clearTimeout(timer.current)
  }, [activeId])

  const search = () => {
    clearTimeout(timer.current)
    hasUnsearchedText.current = false
    const text = inputRef.current?.value.trim() ?? ''
    if (text === '' || text.length >= minLength) listener.current?.(text)
  }
  const searchLater = () => {
    clearTimeout(timer.current)
    hasUnsearchedText.current = true
    timer.current = setTimeout(search, delay)
    onType?.(inputRef.current?.value.trim() ?? '')
  }
  const searchTypedText = useEffectEvent(searchLater)
  useEffect(() => {
    // Text that was typed before hydration.
    const { value = '', defaultValue: initial = '' } = inputRef.current ?? {}
    if (value !== initial) searchTypedText()
  }, [inputRef])
  useEffect(() => {
    const input = inputRef.current
    // The same text is kept as it is, with its spaces and caret.
    if (!input || hasUnsearchedText.current || input.value.trim() === defaultValue) return
    input.value = defaultValue
  }, [defaultValue, inputRef])
  const clear = () => {
    const input = inputRef.current
    if (!input) return
    input.value = ''
    input.focus()
    onType?.('')
    search()
  }

  return (
    <form
      role="search"
      method="get"
      action={action}
      aria-busy={isBusy || undefined}
      className={cx('relative', className)}
      onSubmit={(event) => {
        if (!onSearch) return
        event.preventDefault()
        search()
      }}
      {...rest}
    >
      <label htmlFor={inputId} className="sr-only">
        {label}
      </label>
      <input
        ref={inputRef}
        id={inputId}
        type="search"
        name={name}
        {...(combobox && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': combobox.isOpen,
          'aria-controls': combobox.id,
          'aria-activedescendant': combobox.isOpen ? combobox.activeId : undefined,
        })}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={cx(
          'peer min-h-12 w-full appearance-none rounded-pill border border-line-strong bg-raised ps-12 pe-13',
          'text-body text-text text-ellipsis transition-colors placeholder:text-text-muted hover:border-text',
          '[&::-webkit-search-cancel-button]:hidden',
        )}
        onInput={(event) => {
          if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) searchLater()
        }}
        onCompositionEnd={searchLater}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center"
      >
        {isBusy ? (
          <Spinner className="size-5 text-accent" />
        ) : (
          <Search strokeWidth={1.5} className="size-5 text-text-muted" />
        )}
      </span>
      <span className="absolute inset-y-0 end-1.5 flex items-center peer-placeholder-shown:hidden">
        <IconButton label={clearLabel} size="small" onClick={clear}>
          <X aria-hidden="true" strokeWidth={1.5} />
        </IconButton>
      </span>
      {children}
    </form>
  )
}
