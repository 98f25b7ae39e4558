'use client'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { describeControl } from '../field/describe-control.ts'
import { controlStyles } from '../field/field-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useEarlyEnter } from '../handlers/use-early-enter.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useKeptFocus } from '../hydration/use-kept-focus.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { english } from './combobox-labels.ts'
import { ComboboxList } from './combobox-list.tsx'
import { ComboboxSelect } from './combobox-select.tsx'
import { findByLabel, matchOptions, type ComboboxOption } from './match-options.ts'
import { useCombobox } from './use-combobox.ts'
import { useKnownOptions } from './use-known-options.ts'
import { checkCombobox } from '../development/check-combobox.ts'

const itself = (field: HTMLInputElement | null) => field

export type ComboboxLabels = {
  /** Shown if nothing matches. */
  empty: string
  /** Shown while options are loading. */
  loading: string
  /** Announced while the user types: the number of matching options. */
  resultCount: (count: number) => string
}

/** Attributes that the component sets itself. */
type Own = 'type' | 'role' | 'list' | 'children' | 'onChange' | 'required'

export type ComboboxProps = Omit<ComponentProps<'input'>, Own> & {
  label: ReactNode
  /** The options; typing filters them. Neighbours with the same `group` get a heading. */
  options: readonly ComboboxOption[]
  /** The selected value, if the caller controls it; empty for none. */
  value?: string | undefined
  /** The initial value, if the component keeps it. Default none. */
  defaultValue?: string | undefined
  /** Receives the selected value, or an empty text if the field was emptied. */
  onValueChange?: ((value: string) => void) | undefined
  /** Field name for form submission. */
  name?: string | undefined
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  placeholder?: string | undefined
  /** For options from a server: receives the typed text. `options` are then shown as they are. */
  onSearch?: ((query: string) => void) | undefined
  /** Whether `options` are being loaded. Default false. */
  isLoading?: boolean | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  /** Otherwise the field can be emptied. Default false. */
  isRequired?: boolean | undefined
  /** Default English. */
  labels?: Partial<ComboboxLabels> | undefined
}

/**
 * One option of a long list, found by typing: countries, interests. Only listed options can be selected; other text
 * is discarded. Before scripts load it is a native select of the same name; what was chosen in it is kept.
 */
export function Combobox({
  label,
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  placeholder,
  onSearch,
  isLoading = false,
  id,
  disabled = false,
  isRequired = false,
  labels,
  className,
  autoComplete = 'off',
  'aria-describedby': describedBy,
  onClick,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: ComboboxProps) {
  if (process.env.NODE_ENV !== 'production') {
    const isReadOnly = rest.readOnly || disabled
    checkCombobox('Combobox', { options, value, defaultValue, onValueChange, onSearch, isReadOnly })
  }
  const texts = useMessages('combobox', english, labels)
  const [own, setOwn] = useState(defaultValue)
  const [initial] = useState(value ?? defaultValue)
  // The text being typed; null while the field shows the selected option.
  const [query, setQuery] = useState<string | null>(null)
  const { controlId, field, isOpen, open, inputProps, listProps, ...combobox } = useCombobox({
    id,
    ref,
    anchorOf: itself,
    revealed: '[data-active], [aria-selected="true"]',
  })
  const isHydrated = useHydrated()
  const keepFocus = useKeptFocus(field, isHydrated)
  const [findOption, remember] = useKnownOptions(options)
  const chosen = findOption(value ?? own)
  const shown = onSearch ? options : matchOptions(options, query ?? '')

  const setChosen = (next: string) => {
    if (next === (chosen?.value ?? '')) return
    setOwn(next)
    onValueChange?.(next)
  }
  const closeWith = (option: ComboboxOption | undefined) => {
    combobox.closeList()
    setQuery(null)
    if (!option) return
    remember(option)
    setChosen(option.value)
  }
  const earlyEnter = useEarlyEnter(isLoading, () => {
    // What was typed stays to be corrected, unless the field was left.
    if (shown[0] || document.activeElement !== field.current) closeWith(shown[0])
  })
  const choose = (option: ComboboxOption | undefined) => {
    earlyEnter.forget()
    closeWith(option)
  }
  const close = () => choose(undefined)
  useFormReset(field, () => {
    close()
    setChosen(initial)
  })
  const type = (input: HTMLInputElement) => {
    earlyEnter.forget()
    const text = input.value
    const exact = findByLabel(options, text)
    // Autofill fills in fields without focusing them.
    if (exact && input !== document.activeElement) return choose(exact)
    setQuery(text)
    // The next options may not include the selected one.
    if (onSearch && chosen) remember(chosen)
    onSearch?.(text)
    const isEmpty = text.trim() === ''
    if (isEmpty && !isRequired) setChosen('')
    open(isEmpty ? -1 : 0)
  }
  const adoptSelect = (select: HTMLSelectElement | null) => {
    if (!select) return
    keepFocus(select)
    setChosen(select.value)
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (rest.readOnly || event.nativeEvent.isComposing) return
    const selected = chosen && query === null ? Math.max(0, shown.indexOf(chosen)) : 0
    if (event.key !== 'Tab') earlyEnter.forget()
    if (combobox.moveByKey(event.key, shown.length, selected)) return event.preventDefault()
    if (event.key === 'Enter' && isLoading && query !== null && listProps.active === 0) earlyEnter.wait()
    else if (event.key === 'Enter' && listProps.active >= 0) choose(shown[listProps.active])
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  if (!isHydrated)
    return (
      <ComboboxSelect
        ref={adoptSelect}
        label={label}
        hint={hint}
        error={error}
        state={state}
        id={controlId}
        name={name}
        form={rest.form}
        autoComplete={autoComplete}
        defaultValue={value ?? defaultValue}
        disabled={disabled}
        isRequired={isRequired}
        className={className}
        options={options}
        placeholder={placeholder}
      />
    )

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...rest}
          {...describeControl(controlId, { hint, error, state, describedBy })}
          {...inputProps(shown.length)}
          autoComplete={autoComplete}
          placeholder={placeholder}
          disabled={disabled}
          required={isRequired}
          value={query ?? chosen?.label ?? ''}
          className={controlStyles({ state, className: 'peer ps-4 pe-12 text-ellipsis' })}
          onChange={(event) => type(event.currentTarget)}
          onClick={composeHandlers(onClick, () => !rest.readOnly && open(-1))}
          onFocus={composeHandlers(onFocus, (event) => event.currentTarget.select())}
          onBlur={composeHandlers(
            onBlur,
            () => earlyEnter.isWaiting() || choose(findByLabel(options, query ?? '')),
          )}
          onKeyDown={composeHandlers(onKeyDown, moveByKey)}
        />
        <ChevronDown
          className={cx(
            'pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-text-muted peer-disabled:opacity-55 transition-transform',
            isOpen && 'rotate-180',
          )}
        />
        {name && (
          <input type="hidden" name={name} form={rest.form} value={chosen?.value ?? ''} disabled={disabled} />
        )}
        <p role="status" className="sr-only">
          {isOpen && query !== null && (isLoading ? texts.loading : texts.resultCount(shown.length))}
        </p>
      </div>
      <ComboboxList
        {...listProps}
        label={label}
        options={shown}
        isChosen={(option) => option.value === chosen?.value}
        empty={isLoading ? texts.loading : texts.empty}
        onChoose={choose}
      />
    </Field>
  )
}
