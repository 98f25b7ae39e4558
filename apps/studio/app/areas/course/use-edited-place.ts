import { fallbackLocale, isLocale, type Locale } from '@chignon/contract/platform/locale'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { entryIn, lessonAddress } from './lesson-address.ts'

/** The language that is edited, which is in the address, and the way to a part of the course. At first the cursor is in `initial`. */
export function useEditedPlace(courseId: string, initial: string | null) {
  const { locales: offered } = useStartData()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [wanted, setWanted] = useState(initial)
  const locales = [fallbackLocale, ...offered.filter((each) => each !== fallbackLocale)]
  const locale = locales.find((each) => each === params.get('in')) ?? fallbackLocale
  const setLocale = (next: Locale) => {
    setParams(
      (before) => {
        const changed = new URLSearchParams(before)
        if (next === fallbackLocale) changed.delete('in')
        else changed.set('in', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const goTo = (path: string) => {
    const language = path.slice(path.lastIndexOf('.') + 1)
    const next = isLocale(language) ? language : locale
    const search = next === fallbackLocale ? '' : `?in=${next}`
    setWanted(path)
    void navigate(`${lessonAddress(courseId, entryIn('lessons', path))}${search}`)
  }
  const clearWanted = useCallback(() => setWanted(null), [])
  return { locales, locale, setLocale, goTo, wanted, clearWanted }
}
