'use client'
import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { Pencil } from '../icons/pencil.tsx'
import { RefreshCw } from '../icons/refresh-cw.tsx'
import { useLocale } from '../messages/use-locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { selectTabByKey } from '../tabs/select-tab-by-key.ts'
import { markRowEnds } from '../tabs-nav/mark-row-ends.ts'
import { showInRow } from '../tabs-nav/show-in-row.ts'
import { tab, tabRow } from '../tabs-nav/tab-styles.ts'
import { CompletenessRing } from './completeness-ring.tsx'
import type { LocaleTabItem } from './locale-tab-item.ts'

export { localePanel } from './locale-panel.ts'
export type { LocaleState, LocaleTabItem } from './locale-tab-item.ts'

/** What is read after the name of a language; the percentage is formatted. */
export type LocaleTabsLabels = {
  written: (percent: string) => string
  missing: (percent: string) => string
  outdated: (percent: string) => string
  draft: (percent: string) => string
  checked: (percent: string) => string
}

const english: LocaleTabsLabels = {
  written: (percent) => `${percent} written`,
  missing: (percent) => `${percent} written, texts missing`,
  outdated: (percent) => `${percent} written, outdated`,
  draft: (percent) => `${percent} written, not checked`,
  checked: (percent) => `${percent} written, checked`,
}

export type LocaleTabsProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'id'> & {
  /** Accessible name of the row: "Languages of the course". */
  label: string
  /** Identifies the row, its tabs and its panel, which `localePanel(id, locale)` describes. */
  id: string
  /** The languages in their order. */
  items: readonly LocaleTabItem[]
  /** Locale of the selected language, if the caller controls it. */
  value?: string | undefined
  /** Locale of the initial language, if the component keeps it. Default the first. */
  defaultValue?: string | undefined
  /** Receives the locale of the selected language. */
  onValueChange?: ((value: string) => void) | undefined
  /** Default English. */
  labels?: Partial<LocaleTabsLabels> | undefined
}

/**
 * The languages of an edited text, each with how much of it is written. The panel is the caller's: one for all languages, with the
 * attributes of `localePanel`.
 */
export function LocaleTabs({
  label,
  id,
  items,
  value,
  defaultValue = '',
  onValueChange,
  labels,
  ...rest
}: LocaleTabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    const known = items.map(({ locale }) => locale)
    checkOptions('LocaleTabs', { prop: 'items', by: 'locale', known, value, defaultValue })
    checkControlled('LocaleTabs', 'value', value, onValueChange)
  }
  const texts = useMessages('localeTabs', english, labels)
  const percentFormat = new Intl.NumberFormat(useLocale(undefined), { style: 'percent' })
  const [chosen, setChosen] = useFieldValue({ value, defaultValue, onValueChange })
  const active = items.find(({ locale }) => locale === chosen) ?? items[0]

  return (
    <div id={id} {...rest}>
      {/* Tabs, because ARIA allows several of them to control one panel, and a radio group could not say what it shows. */}
      <div
        ref={markRowEnds}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={tabRow}
        onKeyDown={selectTabByKey}
      >
        {items.map((item) => {
          const { locale, name, completeness, state, dir } = item
          const progress = texts[state ?? 'written'](percentFormat.format(completeness / 100))
          return (
            <button
              key={locale}
              ref={item === active ? showInRow : undefined}
              type="button"
              role="tab"
              id={`${id}-${locale}-tab`}
              aria-controls={`${id}-panel`}
              aria-selected={item === active}
              tabIndex={item === active ? 0 : -1}
              // Positioned, because hidden text would widen the page.
              className={cx('relative', tab({ isActive: item === active }))}
              onClick={() => locale !== active?.locale && setChosen(locale)}
            >
              <span aria-hidden="true" title={progress}>
                <CompletenessRing completeness={completeness} state={state} />
              </span>
              <bdi lang={locale} dir={dir}>
                {name}
              </bdi>
              {(state === 'outdated' || state === 'draft') && (
                <span aria-hidden="true" title={progress}>
                  {state === 'outdated' ? (
                    <RefreshCw className="size-4 text-warning" />
                  ) : (
                    <Pencil className="size-3.5 text-text-muted" />
                  )}
                </span>
              )}
              <span className="sr-only">{progress}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
