import { historyReadingOf } from '@chignon/contract/platform/history-fields'
import { isLocale } from '@chignon/contract/platform/locale'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useCodeWords } from './use-code-words.ts'
import { useRoleWords } from './use-role-words.ts'
import { writeText } from './write-value.ts'

/** Writes a value of a field as people read it: amounts, numbers, moments, and words instead of codes. */
export function useValueWriter(): (field: string, value: string) => string {
  const { t } = useLingui()
  const { money, number, date } = useFormats()
  const { dateTime } = useLocalTime()
  const languageName = useLanguageNames()
  const codeWord = useCodeWords()
  const roles = new Map<string, string>(Object.entries(useRoleWords()))
  const flags = new Map([
    ['true', t`Yes`],
    ['false', t`No`],
  ])
  const text = (value: string) => writeText(value, { dateTime, date })
  const ofNumber = (write: (value: number) => string) => (value: string) =>
    Number.isFinite(Number(value)) ? write(Number(value)) : value
  const writers = {
    text,
    hidden: text,
    number: ofNumber(number),
    money: ofNumber((cents) => money(cents)),
    code: codeWord,
    flag: (value: string) => flags.get(value) ?? value,
    language: (value: string) => (isLocale(value) ? languageName(value) : value),
    role: (value: string) => roles.get(value) ?? value,
  }
  return (field, value) => writers[historyReadingOf(field)](value)
}
