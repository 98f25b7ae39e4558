import { stemOf } from './file-kinds.ts'

/** What a file of captions belongs to, by its name. */
export type CaptionName = {
  /** The name of the video, without its extension. */
  stem: string
  /** The language; null if the name has none. */
  language: string | null
}

/** Reads the language at the end of a file’s name: `02 parting.pt-BR.vtt` is of `02 parting`, in Brazilian Portuguese. */
export function readCaptionName(fileName: string): CaptionName {
  const whole = stemOf(fileName)
  const [, stem = '', tag = ''] = /^(.+)[._](\p{L}{2,3}(?:[-_][A-Za-z0-9]{2,8})*)$/u.exec(whole) ?? []
  const language = languageOf(tag)
  return language === null ? { stem: whole, language: null } : { stem, language }
}

/** The languages that a browser has a name for; `deu` is `de`. */
function languageOf(written: string): string | null {
  if (written === '') return null
  try {
    const [tag = ''] = Intl.getCanonicalLocales(written.replaceAll('_', '-'))
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return names.of(tag) === undefined ? null : tag
  } catch {
    return null
  }
}

/** The same for all ways to write a name: `02_Parting` and `02 parting`. */
export function foldName(stem: string): string {
  return stem
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[\s_.–—-]+/gu, ' ')
    .trim()
}
