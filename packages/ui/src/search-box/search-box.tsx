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
import { Search } from '../icons/search.tsx'
import { X } from '../icons/x.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { followsLink } from './follows-link.ts'

/** The data of the list of suggestions that the box needs. */
export type SearchBoxList = {
  /** The id of the listbox. */
  id: string
  open: boolean
  /** Id of the active option; undefined while none is active. */
  activeId?: string | undefined
}

export type SearchBoxLabels = {
  /** Name of the button that empties the box. */
  clear: string
}

const english: SearchBoxLabels = { clear: 'Clear search' }

export type SearchBoxProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'defaultValue' | 'method' | 'action'
> & {
  /** URL of the results; before scripts load the form submits the text there as a query parameter. */
  action: string
  /** Name of the query parameter. Default `search`. */
  name?: string | undefined
  /** Accessible name: "Search courses and programs". */
  label: string
  placeholder?: string | undefined
  /** The current search text from the address. A later change is applied unless the user is typing. */
  defaultValue?: string | undefined
  /** A value that changes when a navigation starts: the pending search is cancelled. */
  navigationKey?: string | undefined
  /** Receives the trimmed search text, or '' for everything. */
  onSearch?: ((text: string) => void) | undefined
  /** Milliseconds without typing before it searches. Default 800. */
  delay?: number | undefined
  /** Minimum length of a search text in characters. Default 2. */
  minLength?: number | undefined
  /** True while results load. Default false. */
  isBusy?: boolean | undefined
  /** Receives the trimmed text on every change, for suggestions. */
  onValueChange?: ((value: string) => void) | undefined
  /** Makes the box a combobox after hydration. While an option is active, no search starts by itself. */
  list?: SearchBoxList | undefined
  /** Ref of the input. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** Content below the box: `SearchSuggestions`. */
  children?: ReactNode
  /** Default English. */
  labels?: Partial<SearchBoxLabels> | undefined
}

/** Searches while the user types: after a pause, immediately on Enter, and for everything when cleared. */
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
  onValueChange,
  list,
  inputRef: givenRef,
  className,
  children,
  labels,
  ...rest
}: SearchBoxProps) {
  const texts = useMessages('searchBox', english, labels)
  const inputId = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = givenRef ?? ownRef
  const combobox = useHydrated() ? list : undefined
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // True from typing until the text is searched or a navigation starts.
  const hasUnsearchedText = useRef(false)

  // Calls the current listener when the pause is over, not the one from when it began.
  const listener = useRef(onSearch)
  useLayoutEffect(() => {
    listener.current = onSearch
  }, [onSearch])

  useEffect(() => {
    // A router may render the navigation only later, and the search must not overtake it.
    const cancel = (event: MouseEvent) => {
      if (followsLink(event)) clearTimeout(timer.current)
    }
    document.addEventListener('click', cancel)
    return () => {
      document.removeEventListener('click', cancel)
      clearTimeout(timer.current)
    }
  }, [])
  const lastNavigationKey = useRef(navigationKey)
  useLayoutEffect(() => {
    if (lastNavigationKey.current === navigationKey) return
    lastNavigationKey.current = navigationKey
    clearTimeout(timer.current)
    hasUnsearchedText.current = false
  }, [navigationKey])
  const activeId = list?.activeId
  // In the same paint as the active option, so that no search starts while the user moves in the list.
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
    onValueChange?.(inputRef.current?.value.trim() ?? '')
  }
  const searchTypedText = useEffectEvent(searchLater)
  useEffect(() => {
    // Text that was typed before hydration.
    const { value = '', defaultValue: initial = '' } = inputRef.current ?? {}
    if (value !== initial) searchTypedText()
  }, [inputRef])
  useEffect(() => {
    const input = inputRef.current
    // An equal text is not set again, which would lose its spaces and the caret.
    if (!input || hasUnsearchedText.current || input.value.trim() === defaultValue) return
    input.value = defaultValue
  }, [defaultValue, inputRef])
  const clear = () => {
    const input = inputRef.current
    if (!input) return
    input.value = ''
    input.focus()
    onValueChange?.('')
    search()
  }

  return (
    <form
      role="search"
      method="get"
      action={action}
      aria-busy={isBusy || undefined}
      className={cx(className, 'relative')}
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
          'aria-expanded': combobox.open,
          'aria-controls': combobox.id,
          'aria-activedescendant': combobox.open ? combobox.activeId : undefined,
        })}
        defaultValue={defaultValue}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={cx(
          'peer min-h-12 w-full appearance-none rounded-pill border border-line-strong bg-raised ps-12 pe-13',
          'text-body text-text text-ellipsis transition-colors placeholder:text-text-muted not-disabled:hover:border-text disabled:opacity-55',
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
        {isBusy ? <Spinner className="size-5 text-accent" /> : <Search className="size-5 text-text-muted" />}
      </span>
      <span className="absolute inset-y-0 end-1.5 flex items-center peer-placeholder-shown:hidden">
        <IconButton label={texts.clear} size="small" onClick={clear}>
          <X />
        </IconButton>
      </span>
      {children}
    </form>
  )
}
