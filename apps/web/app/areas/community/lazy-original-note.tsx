import type { ComponentProps } from 'react'
import { useLingui } from '@lingui/react'
import { useSearchParams } from 'react-router'
import { lazyWhenIdle } from '../../lib/browser/lazy-component.tsx'
import type { OriginalNote } from './original-note.tsx'

const load = () => import('./original-note.tsx').then(({ OriginalNote }) => OriginalNote)
const LazyNote = lazyWhenIdle(load, { onServer: import.meta.env.SSR && (await load()) })

/** Which language a translated text was written in; nothing where a text is shown as it was written (TEXT-6). */
export function LazyOriginalNote(props: ComponentProps<typeof OriginalNote>) {
  const { i18n } = useLingui()
  const [query] = useSearchParams()
  const { locale, original_locale } = props.text
  const isOriginal = query.has('original') && locale !== i18n.locale
  return (locale !== original_locale || isOriginal) && <LazyNote {...props} />
}
