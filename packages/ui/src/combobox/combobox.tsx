'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cx } from 'class-variance-authority'
import { Check, ChevronDown } from 'lucide-react'
import { controlStyles, describeControl } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { positionFloating } from '../menu/position-floating.ts'
import { SelectField } from '../select-field/select-field.tsx'
import { matchOptions, type ComboboxOption } from './match-options.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'

/** Scrolls the active option into view. */
const reveal = (option: Element | null) => option?.scrollIntoView({ block: 'nearest' })

/** Attributes that the component sets itself. */
type Own = 'type' | 'role' | 'list' | 'children' | 'onChange'

export type ComboboxProps = Omit<ComponentProps<'input'>, Own> & {
  label: ReactNode
  /** The options; typing filters them. */
  options: readonly ComboboxOption[]
  /** The selected value, if the caller controls it; empty for none. */
  value?: string | undefined
  /** The initial value, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the selected value. */
  onChange?: ((value: string) => void) | undefined
  /** Field name for form submission. */
  name?: string | undefined
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  placeholder?: string | undefined
  /** Shown if nothing matches. Default "Nothing found". */
  empty?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/**
 * One option of a long list, found by typing: countries, interests. Only listed options can be selected; other text
 * is discarded. Before scripts load it is a native select of the same name.
 */
export function Combobox({
  label,
  options,
  value,
  defaultValue = '',
  onChange,
  name,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  placeholder,
  empty = 'Nothing found',
  id,
  disabled = false,
  required = false,
  className,
  'aria-describedby': describedBy,
  onClick,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const listId = `${controlId}-list`
  const isHydrated = useHydrated()
  const [own, setOwn] = useState(defaultValue)
  // The text being typed; null while the field shows the selected option.
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(field, ref)

  const chosen = options.find((option) => option.value === (value ?? own))
  const shown = matchOptions(options, query ?? '')

  useEffect(() => {
    const element = list.current
    if (!element || !field.current || element.matches(':popover-open') === isOpen) return
    if (!isOpen) return element.hidePopover()
    element.showPopover({ source: field.current })
    positionFloating(element, field.current, 'start')
    reveal(element.querySelector('[data-active]'))
  }, [isOpen])

  const open = (at: number) => {
    setIsOpen(true)
    setActive(at)
  }
  const close = () => {
    setIsOpen(false)
    setActive(-1)
    setQuery(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    close()
    if (!option || option.value === chosen?.value) return
    setOwn(option.value)
    onChange?.(option.value)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const at = chosen && query === null ? shown.indexOf(chosen) : -1
    const last = shown.length - 1
    if (event.key === 'ArrowDown') open(isOpen ? (active + 1) % shown.length : Math.max(at, 0))
    else if (event.key === 'ArrowUp')
      open(isOpen && active > 0 ? active - 1 : isOpen ? last : Math.max(at, last))
    else if (event.key === 'Enter' && isOpen && active >= 0) choose(shown[active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  if (!isHydrated)
    return (
      <SelectField
        label={label}
        hint={hint}
        error={error}
        state={state}
        id={controlId}
        name={name}
        defaultValue={value ?? defaultValue}
        disabled={disabled}
        required={required}
        className={className}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...rest}
          ref={mergedRef}
          {...describeControl(controlId, { hint, error, state, describedBy })}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          disabled={disabled}
          required={required}
          value={query ?? chosen?.label ?? ''}
          className={controlStyles({ state, className: 'ps-4 pe-12 text-ellipsis' })}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            open(event.currentTarget.value.trim() === '' ? -1 : 0)
          }}
          onClick={composeHandlers(onClick, () => open(-1))}
          onFocus={composeHandlers(onFocus, (event) => event.currentTarget.select())}
          onBlur={composeHandlers(onBlur, close)}
          onKeyDown={composeHandlers(onKeyDown, moveByKey)}
        />
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={cx(
            'pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-text-muted transition-transform',
            isOpen && 'rotate-180',
          )}
        />
        {name && <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />}
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={typeof label === 'string' ? label : undefined}
        popover="manual"
        className={cx(
          'fixed inset-auto m-0 my-1.5 max-h-72 w-[anchor-size(width)] min-w-60 overflow-y-auto overscroll-contain',
          'rounded-control border border-line bg-raised p-1.5 text-text shadow-float outline-none',
          '[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block]',
        )}
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
      >
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option === chosen}
            ref={index === active ? reveal : undefined}
            data-active={index === active || undefined}
            className="touch-target flex min-h-10 cursor-pointer items-center gap-3 rounded-media px-3 py-1.5 text-small hover:bg-surface data-active:bg-accent-soft data-active:outline data-active:outline-transparent"
            onClick={() => choose(option)}
          >
            <bdi className="grow wrap-anywhere">{option.label}</bdi>
            {option.detail && <span className="text-caption text-text-muted">{option.detail}</span>}
            {option === chosen && (
              <Check aria-hidden="true" strokeWidth={1.5} className="size-4 text-accent" />
            )}
          </div>
        ))}
        {shown.length === 0 && (
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
    </Field>
  )
}
