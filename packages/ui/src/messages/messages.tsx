'use client'
import type { ReactNode } from 'react'
import type { CalendarName } from '../calendar/calendar-system.ts'
import { checkNumberFormat } from '../development/check-number-format.ts'
import type { PartialMessages } from './all-messages.ts'
import { LocaleContext } from './locale-context.ts'
import { localeTag } from './locale-tag.ts'
import { MessagesContext } from './messages-context.ts'

export type { Messages, MessagePack, PartialMessages } from './all-messages.ts'

export type MessagesProviderProps = {
  /**
   * A pack (`import { fa } from '@chignon/ui/messages/fa'`), or your own texts by component and word. What it leaves out is in English;
   * `labels` of a component replace it.
   */
  messages: PartialMessages & { readonly locale?: string | undefined }
  /** The locale of dates, numbers and times in all components ("fa", "pt-BR"). Default that of the pack, else English. */
  locale?: string | undefined
  /** The calendar of dates. Default the locale's: the Persian one for Persian, else the Gregorian one. */
  calendar?: CalendarName | undefined
  /** The digits of numbers, dates and times, as a numbering system: "latn" for 0–9. Default the locale's. */
  digits?: string | undefined
  children?: ReactNode
}

/**
 * Sets texts, locale, calendar and digits of the components inside it. Place it around the app, or around a part in another language.
 */
export function MessagesProvider({
  messages,
  locale: given,
  calendar,
  digits,
  children,
}: MessagesProviderProps) {
  const locale = given ?? messages.locale
  if (process.env.NODE_ENV !== 'production') checkNumberFormat('MessagesProvider', locale)
  const isLocal = locale !== undefined || calendar !== undefined || digits !== undefined
  return (
    <MessagesContext value={messages}>
      <LocaleContext value={isLocal ? localeTag(locale ?? 'en', { calendar, digits }) : null}>
        {children}
      </LocaleContext>
    </MessagesContext>
  )
}
