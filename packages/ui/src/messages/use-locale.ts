'use client'
import { useContext } from 'react'
import { numberFormat } from '../number-field/number-text.ts'
import { LocaleContext } from './locale-context.ts'

/** The locale of a component: the caller's, else that of the nearest `MessagesProvider`, else English. */
export function useLocale(given: string | undefined): string {
  const provided = useContext(LocaleContext)
  return given ?? provided ?? 'en'
}

/** How a component shows a number: as the caller formats it, else in the digits of the nearest `MessagesProvider`. */
export function useFormatNumber(given: ((number: number) => string) | undefined): (number: number) => string {
  const locale = useContext(LocaleContext)
  if (given) return given
  return locale === null ? String : (number) => numberFormat(locale).format(number)
}
