import { directionOf, fallbackLocale, locales } from '@chignon/contract/platform/locale'
import { useEditedPage } from './document-context.ts'
import { readText } from './document-paths.ts'
import { isOutdated } from './language-progress.ts'
import { useField } from './use-field.ts'
import { usePart } from './use-part.ts'

/** The most characters of the text of another language that a field without a text shows. */
const maxPlaceholderLength = 160

/** A text of the document in the chosen language. The text of another language is only shown in an empty field, never stored. */
export function useTextField(path: string) {
  const { session, locale, view } = useEditedPage()
  const at = `${path}.${locale}`
  const texts = usePart(path)
  const field = useField(at)
  const value = readText(texts, locale)
  const source = readText(texts, fallbackLocale)
  const fallback = [fallbackLocale, ...locales].map((each) => readText(texts, each)).find(Boolean) ?? ''
  return {
    props: {
      ...field,
      lang: locale,
      dir: directionOf(locale),
      value,
      onValueChange: (text: string) => session.change(at, text === '' ? null : text),
      placeholder: value === '' ? fallback.slice(0, maxPlaceholderLength) : undefined,
    },
    /** The original, if another language is chosen. */
    source: locale === fallbackLocale ? null : source,
    isOutdated: value !== '' && locale !== fallbackLocale && isOutdated(view.marks[at], source),
    path: at,
  }
}
