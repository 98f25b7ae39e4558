import { formatsOf, type Formats } from '@chignon/app-kit/i18n/formats'
import { createContext, use } from 'react'
import type { StartData } from './start-data.ts'

export const StartDataContext = createContext<StartData | null>(null)

/** The signed-in person, the academy and the language. */
export function useStartData(): StartData {
  const data = use(StartDataContext)
  if (!data) throw new Error('useStartData() needs a StartDataContext above it.')
  return data
}

/** Formatters of the studio's language. */
export function useFormats(): Formats {
  return formatsOf(useStartData().locale)
}
