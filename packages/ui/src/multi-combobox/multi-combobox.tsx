'use client'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { english as comboboxEnglish } from '../combobox/combobox-labels.ts'
import { ComboboxList } from '../combobox/combobox-list.tsx'
import { matchOptions, type ComboboxOption } from '../combobox/match-options.ts'
import { useCombobox } from '../combobox/use-combobox.ts'
import { useKnownOptions } from '../combobox/use-known-options.ts'
import { controlBox } from '../field/control-box.ts'
import { describeControl } from '../field/describe-control.ts'
import { Field, type FieldState } from '../field/field.tsx'
import { isSameList } from '../form-state/is-same-list.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useEarlyEnter } from '../handlers/use-early-enter.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useKeptFocus } from '../hydration/use-kept-focus.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useFormReset } from '../native-control/use-form-reset.ts'
import { MultiComboboxSelect } from './multi-combobox-select.tsx'
import { MultiComboboxTags } from './multi-combobox-tags.tsx'
import { checkCombobox } from '../development/check-combobox.ts'

export type { ComboboxOption } from '../combobox/match-options.ts'

export type MultiComboboxLabels = {
  /** Shown if nothing matches. */
  empty: string
  /** Shown while options are loading. */
  loading: string
  /** Announced while the user types: the number of matching options. */
  resultCount: (count: number) => string
  /** Accessible name of the button that removes an option. */
  remove: (option: string) => string
  /** Announced after an option was removed. */
  removed: (option: string) => string
}

const english: MultiComboboxLabels = {
  ...comboboxEnglish,
  remove: (option) => `Remove ${option}`,
  removed: (option) => `${option} removed`,
}

/** Attributes that the component sets itself. */
type Own = 'type' | 'role' | 'list' | 'children' | 'onChange' | 'value' | 'defaultValue' | 'required'

export type MultiComboboxProps = Omit<ComponentProps<'input'>, Own> & {
  label: ReactNode
  /** The options; typing filters them. Neighbours with the same `group` get a heading. */
  options: readonly ComboboxOption[]
  /** The selected values, if the caller controls them. */
  value?: readonly string[] | undefined
  /** The initial values, if the component keeps them. Default none. */
  defaultValue?: readonly string[] | undefined
  /** Receives the selected values, in the order of selection. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** For options from a server: receives the typed text. `options` are then shown as they are. */
  onSearch?: ((query: string) => void) | undefined
  /** Whether `options` are being loaded. Default false. */
  isLoading?: boolean | undefined
  hint?: ReactNode
  /** The error and how to fix it. */
  error?: ReactNode
  /** Default `neutral`, or `error` if there is an error message. */
  state?: FieldState | undefined
  /** Default false. */
  isRequired?: boolean | undefined
  /** Default English. */
  labels?: Partial<MultiComboboxLabels> | undefined
}

const none: readonly string[] = []

/** The box around the tags and the input. */
const boxOf = (field: HTMLInputElement | null) => field?.closest('ul') ?? null

/**
 * Several options of a long list, found by typing: interests, cities, people. The selected ones are tags in the field. Forms submit
 * each value under its name. Before scripts load it is a native list; what was chosen in it is kept.
 */
export function MultiCombobox({
  label,
  options,
  value,
  defaultValue = none,
  onValueChange,
  onSearch,
  isLoading = false,
  name,
  hint,
  error,
  state = error ? 'error' : 'neutral',
  isRequired = false,
  labels,
  id,
  disabled = false,
  placeholder,
  className,
  'aria-describedby': describedBy,
  onFocus,
  onClick,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: MultiComboboxProps) {
  if (process.env.NODE_ENV !== 'production') {
    const isReadOnly = rest.readOnly || disabled
    checkCombobox('MultiCombobox', { options, value, defaultValue, onValueChange, onSearch, isReadOnly })
  }
  const texts = useMessages('multiCombobox', english, labels)
  const [values, setValues] = useFieldValue({ value, defaultValue, onValueChange, isSame: isSameList })
  const [initial] = useState(values)
  const [findOption, remember] = useKnownOptions(options)
  const [query, setQuery] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const { controlId, field, isOpen, open, inputProps, listProps, ...combobox } = useCombobox({
    id,
    ref,
    anchorOf: boxOf,
    revealed: '[data-active]',
  })
  const isHydrated = useHydrated()
  const keepFocus = useKeptFocus(field, isHydrated)

  const shown = onSearch ? options : matchOptions(options, query)
  const chosen = values.map((selected) => findOption(selected) ?? { value: selected, label: selected })

  const search = (text: string) => {
    setQuery(text)
    onSearch?.(text)
  }
  const hide = () => {
    combobox.closeList()
    if (query !== '') search('')
  }
  const remove = (option: ComboboxOption) => {
    setValues(values.filter((selected) => selected !== option.value))
    setAnnouncement(texts.removed(option.label))
  }
  const toggle = (option: ComboboxOption | undefined) => {
    if (!option) return
    if (values.includes(option.value)) return remove(option)
    remember(option)
    setValues([...values, option.value])
    if (query === '') return
    search('')
    open(-1)
  }
  const earlyEnter = useEarlyEnter(isLoading, () => {
    toggle(shown[0])
    if (document.activeElement !== field.current) hide()
  })
  const close = () => {
    earlyEnter.forget()
    hide()
  }
  const choose = (option: ComboboxOption | undefined) => {
    earlyEnter.forget()
    toggle(option)
  }
  useFormReset(field, () => {
    close()
    setValues(initial)
  })
  const adoptSelect = (select: HTMLSelectElement | null) => {
    if (!select) return
    keepFocus(select)
    const selected = [...select.selectedOptions].map((option) => option.value)
    // The order of a native list is that of its options.
    if (!isSameList(selected.toSorted(), values.toSorted())) setValues(selected)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (rest.readOnly || event.nativeEvent.isComposing) return
    const lastChosen = chosen.at(-1)
    if (event.key !== 'Tab') earlyEnter.forget()
    if (combobox.moveByKey(event.key, shown.length)) return event.preventDefault()
    if (event.key === 'Enter' && isLoading && query !== '' && listProps.active === 0) earlyEnter.wait()
    else if (event.key === 'Enter' && listProps.active >= 0) choose(shown[listProps.active])
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Backspace' && query === '' && lastChosen) remove(lastChosen)
    else return
    event.preventDefault()
  }

  if (!isHydrated)
    return (
      <MultiComboboxSelect
        ref={adoptSelect}
        label={label}
        hint={hint}
        error={error}
        state={state}
        id={controlId}
        name={name}
        form={rest.form}
        options={options}
        defaultValue={values}
        disabled={disabled}
        required={isRequired}
        className={className}
        aria-describedby={describedBy}
      />
    )

  return (
    <Field controlId={controlId} label={label} hint={hint} error={error} className={className}>
      <ul className={controlBox({ state, className: 'flex-wrap gap-1.5 p-1.5' })}>
        <MultiComboboxTags
          options={chosen}
          isDisabled={disabled || rest.readOnly === true}
          removeLabel={texts.remove}
          onRemove={(option) => {
            remove(option)
            field.current?.focus()
          }}
        />
        <li className="min-w-24 flex-1 basis-24">
          <input
            autoComplete="off"
            {...rest}
            {...describeControl(controlId, { hint, error, state, describedBy })}
            {...inputProps(shown.length)}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            disabled={disabled}
            required={isRequired && values.length === 0}
            value={query}
            className="min-h-9 w-full bg-transparent px-2.5 text-ellipsis outline-none placeholder:text-text-muted disabled:cursor-not-allowed"
            onChange={(event) => {
              setAnnouncement('')
              earlyEnter.forget()
              search(event.currentTarget.value)
              open(event.currentTarget.value.trim() === '' ? -1 : 0)
            }}
            onClick={composeHandlers(onClick, () => !rest.readOnly && open(-1))}
            onFocus={onFocus}
            onBlur={composeHandlers(onBlur, () => earlyEnter.isWaiting() || close())}
            onKeyDown={composeHandlers(onKeyDown, handleKey)}
          />
        </li>
      </ul>
      {name &&
        values.map((selected) => (
          <input
            key={selected}
            type="hidden"
            name={name}
            form={rest.form}
            value={selected}
            disabled={disabled}
          />
        ))}
      <p role="status" className="sr-only">
        {isOpen && query !== ''
          ? isLoading
            ? texts.loading
            : texts.resultCount(shown.length)
          : announcement}
      </p>
      <ComboboxList
        {...listProps}
        label={label}
        aria-multiselectable="true"
        options={shown}
        isChosen={(option) => values.includes(option.value)}
        empty={isLoading ? texts.loading : texts.empty}
        onChoose={choose}
      />
    </Field>
  )
}
